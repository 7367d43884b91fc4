import { expect, it } from 'vitest';
import { getLastDay, isCardExpired } from './card-expiry.ts';

const card = (expirationMonth: number, expirationYear: number) => ({ expirationMonth, expirationYear });

it.each([
  [card(11, 2026), '2026-11-30'],
  [card(12, 2026), '2026-12-31'],
  [card(2, 2028), '2028-02-29'],
  [card(2, 2027), '2027-02-28'],
])('a card is valid to the end of its month: %j to %s', (given, last) => {
  expect(getLastDay(given)).toBe(last);
});

it('it expires with the first instant of the next month in UTC, and not before', () => {
  expect(isCardExpired(card(11, 2026), new Date('2026-11-30T23:59:59.999Z'))).toBe(false);
  expect(isCardExpired(card(11, 2026), new Date('2026-12-01T00:00:00Z'))).toBe(true);
  expect(isCardExpired(card(12, 2026), new Date('2026-12-31T23:59:59.999Z'))).toBe(false);
  expect(isCardExpired(card(12, 2026), new Date('2027-01-01T00:00:00Z'))).toBe(true);
});
