import { expect, test } from 'vitest';
import { hashPassword, isOfOldCost, passwordFits } from './password.ts';

test('a password is kept as argon2id of at least 19 MiB and two passes, with a salt of its own', async () => {
  const [first, second] = await Promise.all([hashPassword('olive-tree-27'), hashPassword('olive-tree-27')]);
  const [, memory, passes] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$/.exec(first) ?? [];
  expect(Number(memory)).toBeGreaterThanOrEqual(19 * 1024);
  expect(Number(passes)).toBeGreaterThanOrEqual(2);
  expect(first).not.toBe(second);
});

test('a password matches exactly as typed, to the last of many characters, and never without a hash', async () => {
  const long = `${'Ω'.repeat(199)}a`;
  const hash = await hashPassword(long);
  expect(await passwordFits(hash, long)).toBe(true);
  for (const other of [`${'Ω'.repeat(199)}b`, long.toLowerCase(), ` ${long}`, long.slice(0, 199), ''])
    expect(await passwordFits(hash, other)).toBe(false);
  expect(await passwordFits(undefined, long)).toBe(false);
});

test.each([
  ['less memory', '$argon2id$v=19$m=4096,t=2,p=1$c29tZXNhbHQ$aGFzaA'],
  ['fewer passes', '$argon2id$v=19$m=19456,t=1,p=1$c29tZXNhbHQ$aGFzaA'],
  ['another kind', '$2b$12$abcdefghijklmnopqrstuv'],
])('a hash of %s has an outdated cost, a new hash has not', async (_, old) => {
  expect(isOfOldCost(old)).toBe(true);
  expect(isOfOldCost(await hashPassword('olive-tree-27'))).toBe(false);
});
