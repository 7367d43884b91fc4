import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { secretsIn } from './lib/secrets.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'secrets-'));
  mkdirSync(join(folder, 'assets'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const withFile = (text: string, name = 'assets/app-a1b2c3d4.js') => writeFileSync(join(folder, name), text);

test.each([
  ['a private key', '`-----BEGIN EC PRIVATE KEY-----\nMHc`'],
  ['an address with a password', 'connect("postgres://deck:hunter2@db.internal/deck")'],
  ['a key of a service', `const key="${['sk', 'live', '51H8xyzABCDEFG'].join('_')}"`],
  ['a token of our own', `const token="dk_${'a1'.repeat(21)}b"`],
  ['a hash of a password', '"$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA"'],
  ['code of the server', 'select("password_hash")'],
  ['a source map', 'const a=1;\n//# sourceMappingURL=app.js.map'],
])('%s is found', (what, text) => {
  withFile(text);
  expect(secretsIn(folder, {})).toEqual([`assets/app-a1b2c3d4.js: ${what}`]);
});

test('a source map is found by its name', () => {
  withFile('{}', 'assets/app-a1b2c3d4.js.map');
  expect(secretsIn(folder, {})).toEqual(['assets/app-a1b2c3d4.js.map: a source map']);
});

test('finds the value of a secret setting and does not print it', () => {
  withFile('fetch(url,{headers:{"x-api-key":"administrator-key-1"}})');
  const settings = {
    ADMIN_API_KEY: 'administrator-key-1',
    HOME: 'fetch(url',
    SHORT_KEY: 'key',
    NO_KEY: undefined,
  };
  expect(secretsIn(folder, settings)).toEqual(['assets/app-a1b2c3d4.js: the value of ADMIN_API_KEY']);
});

test('ordinary text of a page is not a secret', () => {
  withFile(
    'const a="https://deck.example/login?next=a:b";const b="me@hotel.gr";const c="pms_callback_retry"',
  );
  withFile('<a href="mailto:support@meridian.example">https://meridian.example</a>', 'index.html');
  expect(secretsIn(folder, { ADMIN_API_KEY: '' })).toEqual([]);
});
