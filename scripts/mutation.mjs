import { existsSync, mkdirSync } from 'node:fs';
import { entry, fail } from './lib/entry.mjs';
import { CACHE, inRoot } from './lib/paths.mjs';
import { startNode } from './lib/processes.mjs';

const stryker = inRoot('mutation/node_modules/@stryker-mutator/core/bin/stryker.js');

/**
 * `npm run mutation`: changes what money, states, rights, keys and formats stand on, one thing at a time, and asks the
 * tests beside it whether they notice. It fails below 85 of a hundred, and names each change that nobody noticed;
 * `-- --mutate packages/values/src/money.ts` narrows it.
 */
await entry(async () => {
  if (!existsSync(stryker))
    fail('What changes the rules is not installed: run npm ci --prefix mutation once.');
  mkdirSync(CACHE, { recursive: true });
  const args = ['run', inRoot('mutation/stryker.config.mjs'), ...process.argv.slice(2)];
  return await startNode([stryker, ...args]).exited;
});
