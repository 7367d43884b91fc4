import { expect, test } from 'vitest';
import { newId, newSecret } from './ids.ts';

test('ids are UUIDs of version 7 that sort by time', () => {
  const ids = [1, 2_000, 1_700_000_000_000, 1_700_000_000_001].map((at) => newId(at));
  expect(ids.toSorted()).toEqual(ids);
  for (const id of ids)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  const at = Number.parseInt(newId(1_700_000_000_000).replaceAll('-', '').slice(0, 12), 16);
  expect(at).toBe(1_700_000_000_000);
});

test('a thousand ids of a millisecond differ and keep their order', () => {
  const ids = Array.from({ length: 1_000 }, () => newId(1_700_000_000_000));
  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(ids).size).toBe(1_000);
});

test('a stopped clock does not break their order', () => {
  const ids = Array.from({ length: 10_000 }, () => newId(1_600_000_000_000));
  expect(ids.toSorted()).toEqual(ids);
});

test('ids of a millisecond keep their order, even if others are created in between', () => {
  const ids = Array.from({ length: 500 }, (_, index) => {
    newId(1_700_000_000_000 + (index % 3) * 7);
    return newId(1_700_000_000_000);
  });
  expect(ids.toSorted()).toEqual(ids);
});

test('secrets have 128 bits and are unique', () => {
  const secrets = Array.from({ length: 100 }, newSecret);
  expect(new Set(secrets).size).toBe(100);
  for (const secret of secrets) expect(Buffer.from(secret, 'base64url')).toHaveLength(16);
});
