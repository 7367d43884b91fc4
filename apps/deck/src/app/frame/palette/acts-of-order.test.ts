import type { Payment } from '@deck/api/contract/payments';
import { expect, test } from 'vitest';
import { payments } from '../../../stories/testing/answers/payments.ts';
import { actsOfOrder } from './acts-of-order.ts';

const [model] = payments as readonly [Payment];
const payment = (id: string, refundable: string | null, changes: Partial<Payment> = {}): Payment => {
  const refund = { possible: refundable !== null, amount: refundable ?? '0.00', reason: null, minutes: null };
  return { ...model, id, link: null, actions: { ...model.actions, refund }, ...changes };
};

test('the payment with most to give back is refunded', () => {
  const { refund } = actsOfOrder([payment('1', '99.00'), payment('2', '412.50'), payment('3', null)]);
  expect(refund?.id).toBe('2');
  expect(actsOfOrder([payment('3', null)]).refund).toBeUndefined();
});

test('the newest link that can be paid is sent; a page for staff, or one that is over, is not', () => {
  const open = { link: 'https://pay.example/1', type: 'PAYMENT_LINK', status: 'LINK_SENT' } as const;
  const { link } = actsOfOrder([
    payment('1', null, { ...open, type: 'PAYMENT_VPOS' }),
    payment('2', null, { ...open, status: 'CHARGED' }),
    payment('3', null, open),
    payment('4', null, open),
  ]);
  expect(link?.id).toBe('3');
  expect(actsOfOrder([]).link).toBeUndefined();
});

test('the hold that ends first is captured', () => {
  const possible = { possible: true, amount: '9.00', reason: null, minutes: null };
  const held = (id: string, captureDeadline: string) =>
    payment(id, null, { captureDeadline, actions: { ...model.actions, capture: possible } });
  const { capture } = actsOfOrder([held('1', '2026-12-04T21:53:00Z'), held('2', '2026-11-29T15:14:00Z')]);
  expect(capture?.id).toBe('2');
  const over = { ...model.actions, capture: { ...possible, possible: false } };
  expect(actsOfOrder([payment('3', null, { actions: over })]).capture).toBeUndefined();
});
