import { describe, expect, it } from 'vitest';
import type { OrderState, PaymentStatus } from '../vocabulary/states.ts';
import { getBalance, type PaymentFacts } from './balance.ts';
import { orderState, progressStatus } from './order-state.ts';

const TOTAL = 600n;
const paymentIn = (status: PaymentStatus, facts: Partial<PaymentFacts> = {}): PaymentFacts => ({
  status,
  scheme: 'CHARGE',
  amount: TOTAL,
  authorized: 0n,
  captured: 0n,
  refunded: 0n,
  released: 0n,
  linkLives: true,
  ...facts,
});
const getState = (payments: readonly PaymentFacts[], facts = {}) =>
  orderState({ total: TOTAL, revoked: false, finalized: false, splitOpen: false, payments, ...facts });

// Specification 4.8
describe('the state of an order', () => {
  it.each<[PaymentStatus, OrderState]>([
    ['NEW', 'NEW'],
    ['PROCESSING', 'PROCESSING'],
    ['RETRYING', 'PROCESSING'],
    ['WAITING', 'PROCESSING'],
    ['AWAITING_CLARIFICATION', 'AWAITING_CLARIFICATION'],
    ['SCHEDULED_CHARGE', 'SCHEDULED_CHARGE'],
    ['SCHEDULED_SEND', 'SCHEDULED_SEND'],
    ['LINK_SENT', 'LINK_SENT'],
    ['LINK_CREATED', 'AWAITING'],
    ['AWAITING', 'AWAITING'],
    ['AWAITING_CONFIRMATION', 'AWAITING'],
    ['DECLINED', 'DECLINED'],
    ['EXPIRED', 'EXPIRED'],
    ['RATE_EXPIRE', 'EXPIRED'],
    ['VOIDED', 'VOIDED'],
    ['REVERSED', 'REVERSED'],
    ['ERROR', 'ERROR'],
  ])('with a single payment that is %s is %s', (status, state) => {
    expect(getState([paymentIn(status)])).toBe(state);
  });

  it('follows money before anything that is waiting', () => {
    const sent = paymentIn('LINK_SENT');
    expect(getState([sent, paymentIn('CHARGED', { captured: TOTAL })])).toBe('PAID');
    expect(getState([sent, paymentIn('CHARGED', { captured: 1n })])).toBe('PARTIALLY_PAID');
    const held = { scheme: 'AUTH', authorized: TOTAL } as const;
    expect(getState([sent, paymentIn('AUTHORIZED', held)])).toBe('AUTHORIZED');
    expect(getState([sent, paymentIn('AUTHORIZED', { ...held, authorized: 1n })])).toBe('PARTIALLY');
  });

  it('is NEW while only a card was asked for', () => {
    expect(getState([paymentIn('LINK_SENT', { amount: 0n })])).toBe('NEW');
    expect(getState([], { total: 0n })).toBe('NEW');
    expect(getState([paymentIn('EXPIRED')], { total: 0n })).toBe('EXPIRED');
  });

  it('waits while a split link is open', () => {
    expect(getState([], { splitOpen: true })).toBe('AWAITING');
  });
});

describe('the progress of an order', () => {
  it.each([
    [0n, 'NOT_STARTED'],
    [1n, 'IN_PROGRESS'],
    [599n, 'IN_PROGRESS'],
    [600n, 'COMPLETED'],
    [601n, 'COMPLETED'],
  ] as const)('with %d of 600 taken is %s', (captured, progress) => {
    expect(progressStatus({ total: TOTAL, payments: [paymentIn('CHARGED', { captured })] })).toBe(progress);
  });

  it('has not started if more was returned than taken', () => {
    const payments = [paymentIn('REFUNDED', { captured: 5n, refunded: 6n })];
    expect(progressStatus({ total: TOTAL, payments })).toBe('NOT_STARTED');
  });
});

describe('the balance of an order', () => {
  it('subtracts taken, held and open amounts from the total', () => {
    const payments = [
      paymentIn('CHARGED', { amount: 100n, captured: 100n, refunded: 30n }),
      paymentIn('AUTHORIZED', { scheme: 'AUTH', amount: 200n, authorized: 200n }),
      paymentIn('PARTIALLY_PAID', { amount: 150n, captured: 50n }),
    ];
    expect(getBalance(TOTAL, payments)).toEqual({
      net: 120n,
      held: 200n,
      live: 100n,
      refunded: 30n,
      available: 180n,
      due: 280n,
    });
  });

  it('never falls below zero', () => {
    const payments = [paymentIn('CHARGED', { captured: 700n })];
    expect(getBalance(TOTAL, payments)).toMatchObject({ available: 0n, due: 0n });
  });
});
