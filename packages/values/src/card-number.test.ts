import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hasCardNumber, maskCardNumbers } from './card-number.ts';

/** Test numbers that the schemes publish. */
const cards = [
  '4111111111111111',
  '4222222222222',
  '5555555555554444',
  '2223003122003222',
  '378282246310005',
  '30569309025904',
  '3530111333300000',
  '6011111111111117',
  '6304000000000000',
  '2200000000000004',
  '6200000000000005',
];

const separators = ['', ' ', '-', '.', '\u00a0', ' - ', '–'];
const grouped = fc
  .tuple(fc.constantFrom(...cards), fc.constantFrom(...separators.filter((sign) => sign.length < 3)))
  .map(([card, sign]) => card.match(/.{1,4}/g)?.join(sign) ?? card);
const words = fc.constantFrom('', 'card ', 'Visa: ', 'карта ', 'κάρτα: ', '(');
const ends = fc.constantFrom('', ' 08/28 cvc 123', ', exp 12/27', ')', ' 123', '.');

describe('a card number in a text', () => {
  test('is found however it is grouped, before and after other words', () => {
    fc.assert(
      fc.property(words, grouped, ends, (before, card, after) => hasCardNumber(before + card + after)),
    );
  });

  test('is found in full-width and Arabic digits, and with invisible signs between', () => {
    expect(hasCardNumber('４１１１ １１１１ １１１１ １１１１')).toBe(true);
    expect(hasCardNumber('٤١١١١١١١١١١١١١١١')).toBe(true);
    expect(hasCardNumber('4111\u200b111111111111')).toBe(true);
  });

  test.each([
    ['a phone', '+30 210 1234567 and +4915123456789012'],
    ['an IBAN', 'GR16 0110 1250 0000 0001 2300 695, BE68539007547034'],
    ['amounts and dates', 'EUR 1234.50 on 2026-11-25 at 10:30, 12345678901234567890'],
    ['a number with a wrong check digit', '4111 1111 1111 1112'],
    ['a number of no scheme', '1234567812345670 and 9999999999999995'],
    ['an ID', '019ab3f2-4111-7111-8111-111111111111'],
  ])('is not seen in %s', (_, text) => {
    expect(hasCardNumber(text)).toBe(false);
    expect(maskCardNumbers(text)).toBe(text);
  });
});

test('masking leaves the last four digits and every other word', () => {
  expect(maskCardNumbers('card 5555 5555 5555 4444 08/28 cvc 123')).toBe('card •••• 4444 08/28 cvc 123');
  expect(maskCardNumbers('4111-1111-1111-1111; 378282246310005')).toBe('•••• 1111; •••• 0005');
});

test('a masked text holds no card number', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(grouped, words, ends), { maxLength: 6 }), (parts) => {
      expect(hasCardNumber(maskCardNumbers(parts.join(' ')))).toBe(false);
    }),
  );
});
