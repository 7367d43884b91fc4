import type { OrderSummary } from '@deck/api/contract/orders';
import { describe, expect, it } from 'vitest';
import { orders } from '../../../../stories/testing/answers/orders.ts';
import { sent } from '../../../../stories/testing/answers/payments.ts';
import { isOffered, orderActs, serves } from './order-acts.ts';

const [first] = orders;
if (first === undefined) throw new Error('There are no orders');
const nothing: OrderSummary = {
  ...first,
  currency: 'EUR',
  state: 'NOT_PAID',
  paidAmount: '0.00',
  heldAmount: '0.00',
  askedAmount: '0.00',
};
const offered = (order: Partial<OrderSummary>) =>
  orderActs.filter((act) => isOffered(act, { ...nothing, ...order }));

describe('the acts of an order in its list', () => {
  it.each<[string, Partial<OrderSummary>, readonly string[]]>([
    ['nothing is asked', {}, []],
    ['a link is open', { askedAmount: '1.00', state: 'LINK_SENT' }, ['send', 'remind', 'copy']],
    ['a link goes out later', { askedAmount: '1.00', state: 'SCHEDULED_SEND' }, []],
    ['a bank is yet to answer', { askedAmount: '1.00', state: 'PROCESSING' }, []],
    ['a bank asks the payer for details', { askedAmount: '1.00', state: 'AWAITING_CLARIFICATION' }, []],
    [
      'a link is open and the guest has no e-mail address',
      { askedAmount: '1.00', customer: { ...first.customer, email: '' } },
      ['send', 'copy'],
    ],
    ['money is held', { heldAmount: '1.00', state: 'AUTHORIZED' }, ['capture']],
    ['money is paid', { paidAmount: '1.00', state: 'PAID' }, ['refund']],
    [
      'some is paid, held and asked',
      { paidAmount: '1.00', heldAmount: '1.00', askedAmount: '1.00', state: 'PARTIALLY_PAID' },
      ['capture', 'send', 'remind', 'refund', 'copy'],
    ],
  ])('while %s', (_, order, acts) => expect(offered(order)).toEqual(acts));
});

describe('a payment serves an act', () => {
  it('where its link is open, or its money can be moved', () => {
    expect(orderActs.filter((act) => serves(act, { ...sent, dispatches: [] }))).toEqual(['send', 'copy']);
    const dispatches = [
      {
        channel: 'EMAIL',
        recipient: 'a@b.example',
        sentAt: sent.createdAt,
        againAt: sent.createdAt,
        failed: false,
        refusal: null,
      } as const,
    ];
    expect(serves('remind', { ...sent, dispatches: [...dispatches] })).toBe(true);
    expect(serves('send', { ...sent, link: null })).toBe(false);
    const { capture } = sent.actions;
    const held = { ...sent, actions: { ...sent.actions, capture: { ...capture, possible: true } } };
    expect(serves('capture', held)).toBe(true);
  });
});
