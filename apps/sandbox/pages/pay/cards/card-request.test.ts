import { cardRequest } from '@deck/guest/examples';
import { expect, test, vi } from 'vitest';
import type { CardView } from '../../../src/cards/card-view.ts';
import { type CardRequestApi, cardRequestSession, getOutcome, watchedReply } from './card-request.ts';

const view: CardView = {
  guest: cardRequest,
  accent: null,
  status: 'REQUESTED',
  open: true,
  number: 'P-700001',
  orderExternalId: 'KLB-20422',
  customerName: 'Maria Papadopoulou',
  customerNote: '',
  from: null,
  to: null,
  language: 'en',
  property: {
    name: 'Kalypso Bay Resort',
    city: 'Naxos',
    country: 'GR',
    email: '',
    phone: '',
    timezone: 'Europe/Athens',
    termsUrl: '',
    privacyUrl: '',
  },
  expiresAt: null,
  now: '2026-11-20T07:41:00Z',
  reason: null,
  card: null,
  cardTypes: ['visa'],
  pspUrl: 'http://localhost:4001',
};
const given: CardView = {
  ...view,
  status: 'TOKENIZED',
  open: false,
  card: { type: 'visa', lastFour: '4242' },
};
const card = 'tok_4242';

test.each([
  [true, 'REQUESTED', 'open'],
  [true, 'REVOKE_REQUESTED', 'open'],
  [false, 'TOKENIZED', 'saved'],
  [false, 'DUPLICATE', 'known'],
  [false, 'ERROR', 'declined'],
  [false, 'EXPIRED', 'expired'],
  [false, 'REQUESTED', 'expired'],
  [false, 'REVOKED', 'canceled'],
] as const)('open: %s, %s: %s', (open, status, outcome) =>
  expect(getOutcome({ open, status })).toBe(outcome),
);

test('a card with a lost answer is looked up, not sent again', async () => {
  const api = {
    read: vi.fn(async () => watchedReply({ kind: 'answer', body: given })),
    seen: vi.fn(async () => watchedReply({ kind: 'answer', body: view })),
    card: vi.fn<CardRequestApi['card']>(async () => ({ kind: 'lost' })),
  } satisfies CardRequestApi;
  const session = cardRequestSession(api);
  const stop = session.start(() => true);
  await vi.waitFor(() => expect(session.state().view?.status).toBe('REQUESTED'));
  await session.sendCard(card);
  stop();
  expect(api.card.mock.calls).toEqual([[card]]);
  expect(session.state()).toMatchObject({ lost: 'no', view: { status: 'TOKENIZED', attempts: 1 } });
});
