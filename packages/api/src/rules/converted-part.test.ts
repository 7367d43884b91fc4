import { expect, it } from 'vitest';
import { convertedPart } from './converted-part.ts';

it.each([
  ['exactly', { amount: 100n, converted: 200n }, 0n, 50n, 100n],
  ['down, below a half', { amount: 3n, converted: 4n }, 0n, 1n, 1n],
  ['up, above a half', { amount: 3n, converted: 5n }, 0n, 1n, 2n],
  ['a half to the even unit below', { amount: 2n, converted: 1n }, 0n, 1n, 0n],
  ['a half to the even unit above', { amount: 2n, converted: 3n }, 0n, 1n, 2n],
  ['the rest, so that both parts are the whole', { amount: 2n, converted: 3n }, 1n, 1n, 1n],
] as const)('a part is converted to its share, rounded %s', (_, whole, before, part, converted) => {
  expect(convertedPart(whole, before, part)).toBe(converted);
});
