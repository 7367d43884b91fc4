import { expect, test } from 'vitest';
import { type CardDraft, grouped, toInput, wrongIn } from './card-draft.ts';

const now = new Date('2026-11-20T07:41:00Z');
const good: CardDraft = { number: '4242 4242 4242 4242', expiry: '08/28', cvc: '123', holder: 'MARIA' };

test('a card as it is printed is right, and is sent as the server takes it', () => {
  expect(wrongIn(good, [], now)).toEqual({});
  expect(wrongIn({ ...good, expiry: '11/26' }, ['visa'], now)).toEqual({});
  expect(toInput(good)).toMatchObject({ expirationMonth: 8, expirationYear: 2028 });
});

test('an empty card misses everything', () => {
  expect(wrongIn({ number: '', expiry: '', cvc: ' ', holder: ' ' }, [], now)).toEqual({
    number: 'required',
    expiry: 'required',
    cvc: 'required',
    holder: 'required',
  });
});

test.each([
  [{ number: '4242 4242 4242 4241' }, { number: 'cardNumber' }],
  [{ number: '4242' }, { number: 'cardNumber' }],
  [{ expiry: '13/28' }, { expiry: 'cardExpiry' }],
  [{ expiry: '8' }, { expiry: 'cardExpiry' }],
  [{ expiry: '10/26' }, { expiry: 'cardExpired' }],
  [{ cvc: '12' }, { cvc: 'cardCvc' }],
  [{ holder: 'M'.repeat(101) }, { holder: 'tooLong' }],
] as const)('%j is wrong: %j', (changes, wrong) => {
  expect(wrongIn({ ...good, ...changes }, [], now)).toEqual(wrong);
});

test('a card that is not taken says so', () => {
  expect(wrongIn(good, ['mastercard'], now)).toEqual({ number: 'cardNotTaken' });
});

test.each([
  ['4242424242424242', '4242 4242 4242 4242'],
  ['4242 42', '4242 42'],
  ['378282246310005', '3782 822463 10005'],
  ['37828', '3782 8'],
  ['5555-5555-5555-4444 08/28', '5555 5555 5555 4444 082'],
  ['', ''],
])('%s is grouped as %s', (typed, shown) => {
  expect(grouped(typed)).toBe(shown);
});
