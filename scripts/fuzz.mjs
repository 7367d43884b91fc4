import { randomInt } from 'node:crypto';
import { readArguments } from './lib/arguments.mjs';
import { entry, fail } from './lib/entry.mjs';
import { program, startNode } from './lib/processes.mjs';

/**
 * `npm run fuzz [-- orders --runs 2000 --seed 27]`: sends each route many requests that are broken in one place. Words
 * select the routes whose names contain one. It prints a line per route.
 */
await entry(async () => {
  const { values, positionals } = readArguments({
    options: {
      runs: { type: 'string', default: '2000' },
      seed: { type: 'string', default: String(randomInt(2 ** 31)) },
    },
    allowPositionals: true,
  });
  if (!/^[1-9]\d*$/.test(values.runs)) fail('Say how often: npm run fuzz -- --runs 2000.');
  const again = [...positionals, '--runs', values.runs, '--seed', values.seed].join(' ');
  console.log(`Seed ${values.seed}: npm run fuzz -- ${again} asks the same again.`);
  const args = [
    'run',
    'apps/sandbox/src/contract-tests/fuzz.test.ts',
    '--reporter',
    'verbose',
    '--hideSkippedTests',
  ];
  const narrowed = positionals.length === 0 ? [] : ['--testNamePattern', positionals.join('|')];
  const env = { FUZZ_RUNS: values.runs, FUZZ_SEED: values.seed };
  return await startNode([program('vitest'), ...args, ...narrowed], { env }).exited;
});
