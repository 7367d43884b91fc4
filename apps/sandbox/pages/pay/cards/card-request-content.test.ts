import { loadGuestWords, writeGuestContent } from '@deck/guest';
import { cardRequest } from '@deck/guest/examples';
import { expect, test } from 'vitest';
import { cardRequestWords } from '../../words/card-request.ts';
import { view } from './card-request.example.ts';
import { toCardContent } from './card-request-content.ts';

const { en } = cardRequestWords;
const words = { own: en, guest: await loadGuestWords('en') };
const read = (changes: Partial<typeof view>, state = cardRequest.payment.state) => {
  const guest = { ...cardRequest, payment: { ...cardRequest.payment, state } };
  return toCardContent(writeGuestContent(guest, words.guest), { ...view, guest, ...changes }, words);
};

test('an open request has nothing to say yet', () => expect(read({}).notice).toBeNull());

test('a saved card has no receipt, for nothing was paid', () => {
  const { receipt, notice } = read({ status: 'TOKENIZED', open: false }, 'CARD_SAVED');
  expect([receipt, notice?.title]).toEqual([null, 'Your card is saved']);
});

test.each([
  ['DUPLICATE', en.known.title],
  ['REVOKED', en.canceled.title],
  ['ERROR', 'Your bank declined this card'],
] as const)('%s says the outcome for the card', (status, title) => {
  expect(read({ status, open: false, reason: 'LOST_OR_STOLEN' }, 'FAILED').notice?.title).toBe(title);
});
