import { expect, test } from 'vitest';
import { execute } from './server-programs.ts';

/** Ends before what it has begun says something. */
const speaksLate = `
  const late = ['-e', 'setTimeout(() => console.log(999), 300)'];
  require('node:child_process').spawn(process.execPath, late, { stdio: 'inherit' }).unref();
  process.exit(0);
`;

test('a program is done once all it said is read, or as soon as it has gone', async () => {
  // Read too soon, the number of a user would be none, which is the number of root.
  expect(await execute(process.execPath, ['-e', speaksLate])).toEqual({ code: 0, output: '999\n' });
  expect(await execute(process.execPath, ['-e', speaksLate], {}, 'exit')).toEqual({ code: 0, output: '' });
});

test('a program that is not there has failed', async () => {
  expect(await execute('deck-no-such-program', [])).toMatchObject({ code: 127 });
});
