import { expect, test } from 'vitest';
import { CardInput } from '../../src/psp/card.ts';
import { type CardDraft, getSubmission, wrongIn, wrongOfServer } from './card-draft.ts';

const NOW = new Date('2026-11-20T07:41:00Z');
const good: CardDraft = { number: '4242 4242 4242 4242', expiry: '08/28', cvc: '123', holder: 'MARIA' };

test("converts a complete card to the server's format", () => {
  expect(wrongIn(good, NOW)).toEqual({});
  const sent = getSubmission({ ...good, holder: ' MARIA ' });
  expect(sent).toEqual({
    number: '4242 4242 4242 4242',
    expirationMonth: 8,
    expirationYear: 2028,
    cvc: '123',
    holder: 'MARIA',
  });
  expect(CardInput.safeParse(sent).success).toBe(true);
});

test('reports errors at their fields', () => {
  expect(wrongIn({ number: '', expiry: '', cvc: '', holder: ' ' }, NOW)).toEqual({
    number: 'required',
    expiry: 'required',
    cvc: 'required',
    holder: 'required',
  });
  const bad = { number: '4242 4242 4242 4241', expiry: '13/28', cvc: '12', holder: 'M'.repeat(101) };
  expect(wrongIn(bad, NOW)).toEqual({
    number: 'cardNumber',
    expiry: 'cardExpiry',
    cvc: 'cardCvc',
    holder: 'tooLong',
  });
  expect(wrongIn({ ...good, expiry: '10/26' }, NOW)).toEqual({ expiry: 'cardExpired' });
  expect(wrongIn({ ...good, expiry: '11/26' }, NOW)).toEqual({});
});

test('is undefined while the expiry date is invalid', () => {
  expect(getSubmission({ ...good, expiry: '8' })).toBeUndefined();
});

test("maps the server's errors to the same fields", () => {
  expect(
    wrongOfServer({
      number: 'cardNumber',
      expiration_month: 'cardExpiry',
      holder: 'unheard of',
      body: 'invalid',
    }),
  ).toEqual({ number: 'cardNumber', expiry: 'cardExpiry', holder: 'invalid' });
});
