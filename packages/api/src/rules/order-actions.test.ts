import { describe, expect, test } from 'vitest';
import type { PaymentFacts } from './balance.ts';
import { leastTotal, type OrderActionFacts, orderActions } from './order-actions.ts';

type Payment = OrderActionFacts['payments'][number];

const payment = (changes: Partial<Payment> = {}): Payment => ({
  status: 'LINK_SENT',
  scheme: 'CHARGE',
  amount: 600n,
  authorized: 0n,
  captured: 0n,
  refunded: 0n,
  released: 0n,
  linkLives: true,
  beingPaid: undefined,
  ...changes,
});
const order = (payments: readonly Payment[], changes: Partial<OrderActionFacts> = {}): OrderActionFacts => ({
  total: 1000n,
  revoked: false,
  finalized: false,
  splitOpen: false,
  payments,
  ...changes,
});
const codes = (facts: OrderActionFacts) =>
  Object.fromEntries(Object.entries(orderActions(facts)).map(([deed, no]) => [deed, no?.code ?? 'yes']));

const open = {
  edit: 'yes',
  cancel: 'yes',
  finalize: 'yes',
  unfinalize: 'ORDER_NOT_CLOSED',
  reinstate: 'ORDER_NOT_CLOSED',
};
const closed = { edit: 'ORDER_NOT_EDITABLE', cancel: 'ORDER_NOT_EDITABLE', finalize: 'ORDER_NOT_EDITABLE' };

describe('the actions on an order', () => {
  test.each<[string, OrderActionFacts, Readonly<Record<string, string>>]>([
    ['without payments', order([]), open],
    ['with a link that lives', order([payment()]), open],
    [
      'whose payer is on the page',
      order([payment({ beingPaid: 4 })]),
      { ...open, cancel: 'PAYMENT_BEING_PAID' },
    ],
    [
      'whose payment is at the PSP',
      order([payment({ status: 'WAITING', beingPaid: 1 })]),
      { ...open, cancel: 'PAYMENT_BEING_PAID', finalize: 'PAYMENT_BEING_PAID' },
    ],
    [
      'of which a part is taken',
      order([payment({ status: 'CHARGED', captured: 600n })]),
      { ...open, cancel: 'ORDER_HAS_MONEY' },
    ],
    [
      'of which a part is held',
      order([payment({ status: 'AUTHORIZED', scheme: 'AUTH', authorized: 600n })]),
      { ...open, cancel: 'ORDER_HAS_MONEY' },
    ],
    [
      'whose money was given back',
      order([payment({ status: 'REFUNDED', captured: 600n, refunded: 600n })]),
      open,
    ],
    ['that is canceled', order([], { revoked: true }), { ...open, ...closed, reinstate: 'yes' }],
    ['that is finalised', order([], { finalized: true }), { ...open, ...closed, unfinalize: 'yes' }],
  ])('%s', (_, facts, expected) => {
    expect(codes(facts)).toEqual(expected);
  });

  test('give the longest time for which a payer is still paying', () => {
    const paying = order([payment({ beingPaid: 3 }), payment({ beingPaid: 9 }), payment()]);
    expect(orderActions(paying).cancel).toEqual({ code: 'PAYMENT_BEING_PAID', minutes: 9 });
  });
});

test('allow a total no lower than what is taken, held and still asked for', () => {
  const facts = (changes: Partial<PaymentFacts>) => payment(changes);
  const payments = [
    facts({ status: 'PARTIALLY_REFUNDED', amount: 500n, captured: 500n, refunded: 100n }),
    facts({ status: 'AUTHORIZED', scheme: 'AUTH', amount: 200n, authorized: 200n }),
    facts({ amount: 300n }),
    facts({ status: 'EXPIRED', amount: 900n }),
  ];
  expect(leastTotal({ total: 1500n, payments })).toBe(900n);
});
