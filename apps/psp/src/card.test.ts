import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CardInput, isCardNumber, maskCard } from './card.ts';
import { getBehaviour, getFollowUp, testCards } from './test-cards.ts';

const withCheckDigit = (digits: string): string =>
  [...'0123456789'].map((last) => digits + last).find(isCardNumber) ?? '';
const numbers = fc.stringMatching(/^[2-6]\d{10,17}$/).map(withCheckDigit);
const card = (number: string) => ({
  number,
  expirationMonth: 8,
  expirationYear: 2028,
  cvc: '123',
  holder: ' MARIA ',
});

describe('the check digit', () => {
  test('finds one wrong digit', () => {
    fc.assert(
      fc.property(numbers, fc.nat(), fc.integer({ min: 1, max: 9 }), (number, at, step) => {
        const place = at % number.length;
        const other = String((Number(number[place]) + step) % 10);
        expect(isCardNumber(number)).toBe(true);
        expect(isCardNumber(number.slice(0, place) + other + number.slice(place + 1))).toBe(false);
      }),
    );
  });

  test.each(['', '4242', '4242 4242 4242 4242', '42424242424242424242', 'abcd'])(
    '%s is not a card number',
    (text) => {
      expect(isCardNumber(text)).toBe(false);
    },
  );
});

// Specification 3.30
test('only the first six and last four digits of a card are stored', () => {
  fc.assert(
    fc.property(numbers, (number) => {
      const { number: kept, holder } = maskCard(card(number));
      expect(kept).toMatch(/^\d{6}•{2,9}\d{4}$/);
      expect([kept.length, kept.slice(0, 6), kept.slice(-4)]).toEqual([
        number.length,
        number.slice(0, 6),
        number.slice(-4),
      ]);
      expect(holder).toBe('MARIA');
    }),
  );
});

test.each([
  ['4242424242424242', 'visa'],
  ['4026000000000002', 'visa electron'],
  ['5555555555554444', 'mastercard'],
  ['2223003122003222', 'mastercard'],
  ['2200000000000004', 'mir'],
  ['378282246310005', 'amex'],
  ['6759649826438453', 'maestro'],
  ['6011111111111117', 'unknown'],
])('%s is a %s card', (number, type) => {
  expect(maskCard(card(number)).type).toBe(type);
});

test('every test card has a valid number, and all differ', () => {
  for (const { number, behaviour, followUps } of testCards) {
    expect(CardInput.safeParse(card(number)).success).toBe(true);
    // The masked numbers still differ.
    for (const known of [number, maskCard(card(number)).number]) {
      expect(getBehaviour(known)).toBe(behaviour);
      for (const type of ['CAPTURE', 'REFUND', 'VOID'] as const)
        expect(getFollowUp(known, type)).toEqual(followUps?.[type] ?? { kind: 'approve' });
    }
  }
  expect(new Set(testCards.map(({ number }) => number)).size).toBe(testCards.length);
  expect(getBehaviour('4111111111111111')).toEqual({ kind: 'approve' });
  expect(getFollowUp(undefined, 'REFUND')).toEqual({ kind: 'approve' });
});
