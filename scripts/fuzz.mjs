import { randomInt } from 'node:crypto';
import { readArguments } from './lib/arguments.mjs';
import { entry, fail } from './lib/entry.mjs';
import { program, startNode } from './lib/processes.mjs';

/** `npm run fuzz [-- --runs 2000 --seed 27]`: every call, asked so often with what is broken in one place. */
await entry(async () => {
  const { values } = readArguments({
    options: {
      runs: { type: 'string', default: '2000' },
      seed: { type: 'string', default: String(randomInt(2 ** 31)) },
    },
  });
  if (!/^[1-9]\d*$/.test(values.runs)) fail('Say how often: npm run fuzz -- --runs 2000.');
  console.log(`Seed ${values.seed}: npm run fuzz -- --seed ${values.seed} asks the same again.`);
  const args = [program('vitest'), 'run', 'apps/sandbox/src/every-call/fuzz.test.ts'];
  return await startNode(args, { env: { FUZZ_RUNS: values.runs, FUZZ_SEED: values.seed } }).exited;
});
