import { describeCommands } from './lib/commands.mjs';

/** `npm run help`: lists every command, grouped by the occasion on which you run it. */
console.log(describeCommands());
