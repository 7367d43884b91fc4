import { expect, test } from 'vitest';
import { newId, newSecret } from './ids.ts';

test('ids are UUIDs of version 7 that sort by their time', () => {
  const ids = [1, 2_000, 1_700_000_000_000, 1_700_000_000_001].map((at) => newId(at));
  expect(ids.toSorted()).toEqual(ids);
  for (const id of ids)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  const at = Number.parseInt(newId(1_700_000_000_000).replaceAll('-', '').slice(0, 12), 16);
  expect(at).toBe(1_700_000_000_000);
});

test('a thousand of one millisecond differ and keep their order', () => {
  const ids = Array.from({ length: 1_000 }, () => newId(1_700_000_000_000));
  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(ids).size).toBe(1_000);
});

test('a clock that stands still does not put them out of order', () => {
  const ids = Array.from({ length: 10_000 }, () => newId(1_600_000_000_000));
  expect(ids.toSorted()).toEqual(ids);
});

test('those of one millisecond keep their order, whatever is made between them', () => {
  const ids = Array.from({ length: 500 }, (_, index) => {
    newId(1_700_000_000_000 + (index % 3) * 7);
    return newId(1_700_000_000_000);
  });
  expect(ids.toSorted()).toEqual(ids);
});

test('secrets are 128 bits and never the same', () => {
  const secrets = Array.from({ length: 100 }, newSecret);
  expect(new Set(secrets).size).toBe(100);
  for (const secret of secrets) expect(Buffer.from(secret, 'base64url')).toHaveLength(16);
});
