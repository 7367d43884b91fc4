import { expect, test } from 'vitest';
import { execute } from './server-programs.ts';

/** Exits before its child process prints something. */
const speaksLate = `
  const late = ['-e', 'setTimeout(() => console.log(999), 300)'];
  require('node:child_process').spawn(process.execPath, late, { stdio: 'inherit' }).unref();
  process.exit(0);
`;

test('a program is done once its output is read, or as soon as it has exited', async () => {
  // Read too early, the user id would be empty, which counts as 0: root.
  expect(await execute(process.execPath, ['-e', speaksLate])).toEqual({ code: 0, output: '999\n' });
  expect(await execute(process.execPath, ['-e', speaksLate], {}, 'exit')).toEqual({ code: 0, output: '' });
});

test('a missing program counts as failed', async () => {
  expect(await execute('deck-no-such-program', [])).toMatchObject({ code: 127 });
});
