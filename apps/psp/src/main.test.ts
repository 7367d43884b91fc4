import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'deck-psp-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Starts it with settings that it refuses. */
function start(env: Readonly<Record<string, string>>) {
  const { status, stderr } = spawnSync(
    process.execPath,
    [fileURLToPath(new URL('main.ts', import.meta.url))],
    {
      env: {
        PATH: process.env.PATH,
        PSP_PORT: '0',
        PSP_DATA: ':memory:',
        PSP_MERCHANT: 'http://localhost:1',
        PSP_KEY: 'a key of the tests',
        PSP_NOTICE_SECRET: 'a secret of the tests',
        ...env,
      },
      encoding: 'utf8',
      timeout: 60_000,
    },
  );
  return { status, stderr };
}

test('records that are damaged end the start with a sentence', () => {
  const file = join(folder, 'records.sqlite');
  writeFileSync(file, 'no records at all, but long enough to be taken for some. '.repeat(20));
  expect(start({ PSP_DATA: file })).toEqual({
    status: 1,
    stderr: expect.stringMatching(
      /^The simulated PSP cannot open its records .*records\.sqlite \(file is not a database\): .*npm run reset.*\n$/,
    ),
  });
});

test('a port in use ends the start with a sentence', async () => {
  const other = createServer().listen(0);
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  expect(start({ PSP_PORT: String(port) })).toEqual({
    status: 1,
    stderr: `Port ${port} of the simulated PSP is in use by another program: stop it, and start again.\n`,
  });
  other.close();
});

test('a setting that is missing ends the start with a sentence', () => {
  expect(start({ PSP_KEY: '' })).toEqual({ status: 1, stderr: 'PSP_KEY is not set: npm start sets it.\n' });
});
