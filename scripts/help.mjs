import { describeCommands } from './lib/commands.mjs';

/** `npm run help`: every command, by the occasion on which it is run. */
console.log(describeCommands());
