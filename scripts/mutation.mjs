import { existsSync, mkdirSync } from 'node:fs';
import { entry, fail } from './lib/entry.mjs';
import { CACHE, inRoot } from './lib/paths.mjs';
import { startNode } from './lib/processes.mjs';

const stryker = inRoot('mutation/node_modules/@stryker-mutator/core/bin/stryker.js');

/**
 * `npm run mutation`: changes the code of money, states, rights, keys and formats, one mutation at a time. It then runs
 * the tests beside that code. It fails when they notice fewer than 85 of a hundred mutations, and names each survivor.
 * `-- --mutate packages/values/src/money.ts` selects one file.
 */
await entry(async () => {
  if (!existsSync(stryker))
    fail('What changes the rules is not installed: run npm ci --prefix mutation once.');
  mkdirSync(CACHE, { recursive: true });
  const args = ['run', inRoot('mutation/stryker.config.mjs'), ...process.argv.slice(2)];
  return await startNode([stryker, ...args]).exited;
});
