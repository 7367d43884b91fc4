import type { PaymentFacts } from '@deck/api/rules';
import { paymentStatuses, schemes } from '@deck/api/vocabulary';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { divideTotal, toGuestSegments } from './guest-segments.ts';

const minor = fc.bigInt({ min: 0n, max: 10n ** 12n });
const anyPayment: fc.Arbitrary<PaymentFacts> = fc.record({
  status: fc.constantFrom(...paymentStatuses),
  scheme: fc.constantFrom(...schemes),
  amount: minor,
  authorized: minor,
  captured: minor,
  refunded: minor,
  released: minor,
  linkLives: fc.boolean(),
});

const payment = (changes: Partial<PaymentFacts>): PaymentFacts => ({
  status: 'LINK_SENT',
  scheme: 'CHARGE',
  amount: 0n,
  authorized: 0n,
  captured: 0n,
  refunded: 0n,
  released: 0n,
  linkLives: true,
  ...changes,
});

describe("the parts of an order's total", () => {
  test('add up to it and are never below zero, whatever was paid', () => {
    fc.assert(
      fc.property(minor, fc.array(anyPayment, { maxLength: 6 }), minor, (total, payments, asking) => {
        const { paid, held, asked, due } = divideTotal(total, payments, asking);
        expect(paid + held + asked + due).toBe(total);
        for (const part of [paid, held, asked, due]) expect(part >= 0n).toBe(true);
      }),
    );
  });

  test('are what was paid, is held, is asked for and is left', () => {
    const booked = payment({ status: 'CHARGED', amount: 648_00n, captured: 648_00n });
    const secured = payment({
      status: 'AUTHORIZED',
      scheme: 'AUTH',
      amount: 1_000_00n,
      authorized: 1_000_00n,
    });
    expect(divideTotal(6_480_00n, [booked, secured], 1_944_00n)).toEqual({
      paid: 648_00n,
      held: 1_000_00n,
      asked: 1_944_00n,
      due: 2_888_00n,
    });
  });

  test('count a refund as not paid, and a capture as no longer held', () => {
    const returned = payment({ status: 'PARTIALLY_REFUNDED', amount: 500n, captured: 500n, refunded: 200n });
    const taken = payment({
      status: 'PARTIALLY_CAPTURED',
      scheme: 'AUTH',
      amount: 400n,
      authorized: 400n,
      captured: 100n,
      released: 50n,
    });
    expect(divideTotal(1_000n, [returned, taken], 0n)).toEqual({
      paid: 400n,
      held: 250n,
      asked: 0n,
      due: 350n,
    });
  });

  test('end with the total where more was paid, and leave nothing to ask for', () => {
    const over = payment({ status: 'PAID', amount: 1_200n, captured: 1_200n });
    expect(divideTotal(1_000n, [over], 300n)).toEqual({ paid: 1_000n, held: 0n, asked: 0n, due: 0n });
  });

  test('are written with the decimals of the currency', () => {
    const sums = { paid: 1n, held: 0n, asked: 7_625_375n, due: 45_000n };
    const words = { paidAt: null, paidNote: '', dueBy: null };
    expect(toGuestSegments(sums, 'KWD', words)).toMatchObject({ paid: '0.001', asked: '7625.375' });
    expect(toGuestSegments(sums, 'JPY', words)).toMatchObject({ due: '45000' });
  });
});
