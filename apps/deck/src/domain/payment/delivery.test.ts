import type { TimelineEvent } from '@deck/api/contract/orders';
import { expect, it } from 'vitest';
import { findRequestDelivery, findSplitDelivery } from './delivery.ts';

const event = (type: TimelineEvent['type'], about: Partial<TimelineEvent> = {}): TimelineEvent => ({
  id: crypto.randomUUID(),
  type,
  at: '2026-11-22T08:00:05Z',
  author: { kind: 'SYSTEM', name: '' },
  paymentId: null,
  amount: null,
  currency: null,
  reason: null,
  detail: 'maria@example.com',
  ...about,
});
const dispatch = { recipient: 'maria@example.com', sentAt: '2026-11-22T08:00:00Z' };
const refusal = { reason: 'CARRIER_REFUSED: No such mailbox' };

it('waits until the carrier has said something of this recipient', () => {
  const others = [
    event('LINK_SENT'),
    event('DELIVERED', { detail: 'nikos@example.com' }),
    event('DELIVERED', { paymentId: 'payment-1' }),
    event('DELIVERED', { at: '2026-11-22T07:59:59Z' }),
  ];
  expect(findSplitDelivery(dispatch, others)).toEqual({ state: 'queued' });
});

it('is sent once the carrier took it, and refused with the carrier’s reason', () => {
  expect(findSplitDelivery(dispatch, [event('DELIVERED')])).toEqual({ state: 'sent' });
  expect(findSplitDelivery(dispatch, [event('ERROR', refusal)])).toEqual({ state: 'refused', ...refusal });
});

it('goes by what was said last of a card request, and by no error of its card', () => {
  const of = { paymentId: 'request-1' };
  const known = event('ERROR', { ...of, reason: 'CARD_ALREADY_TOKENIZED' });
  const sent = event('LINK_SENT', of);
  expect(findRequestDelivery('request-1', [known, sent])).toEqual({ state: 'queued' });
  const taken = [known, event('DELIVERED', of), sent];
  expect(findRequestDelivery('request-1', taken)).toEqual({ state: 'sent' });
  expect(findRequestDelivery('request-2', taken)).toBeUndefined();
});
