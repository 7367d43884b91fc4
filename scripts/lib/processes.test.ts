import { once } from 'node:events';
import { expect, test } from 'vitest';
import { program, runNode, startNode } from './processes.mjs';

test('keeps the output of a program, with its exit code', async () => {
  const outcome = await runNode(['-e', 'console.log("out"); console.error("err"); process.exitCode = 3']);
  expect(outcome.code).toBe(3);
  expect(outcome.output.split('\n').toSorted()).toEqual(['', 'err', 'out']);
});

test('the signal stops a running program', async () => {
  const controller = new AbortController();
  const ended = runNode(['-e', 'setInterval(() => undefined, 1000)'], { signal: controller.signal });
  controller.abort();
  expect((await ended).code).toBe(1);
});

test.each([
  ['directly', 'spawn(process.execPath, args, options)'],
  [
    'through a shell',
    "spawn([process.execPath, ...args.map((arg) => JSON.stringify(arg)), '; true'].join(' '), { ...options, shell: true })",
  ],
])('a program ends with the one that started it %s, even when that one was killed', async (_, start) => {
  const lifeline = new URL('./lifeline.mjs', import.meta.url).href;
  const starter = `
    const { spawn } = require('node:child_process');
    const args = ['--import', '${lifeline}', '-e', 'console.log(1); setInterval(() => undefined, 1000)'];
    const options = { stdio: 'inherit' };
    ${start};
  `;
  const parent = startNode(['-e', starter], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(parent.child.stdout ?? parent.child, 'data');
  parent.child.kill('SIGKILL');
  // All processes write to one pipe, which closes when the last one is gone.
  expect(await parent.exited).toBe(1);
});

test('an installed program is found by its package', () => {
  expect(program('turbo')).toMatch(/turbo/);
  expect(program('typescript', 'tsc')).toMatch(/tsc/);
});
