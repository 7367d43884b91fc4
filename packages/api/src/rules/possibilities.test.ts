import { expect, test } from 'vitest';
import { possibility } from './possibilities.ts';
import { sentLink } from './testing/sent-link.ts';

const now = new Date('2026-11-20T10:00:00Z');
const payment = {
  ...sentLink,
  type: 'PAYMENT_LINK' as const,
  scheme: 'AUTH' as const,
  permanent: false,
  payerSeenAt: null,
};
const aMinuteAgo = new Date(now.getTime() - 60_000);

test('an unpaid link can be revoked unless its payer is on the page; then the waiting time is given', () => {
  expect(possibility('revoke', payment, now)).toEqual({
    possible: true,
    most: 500n,
    reason: null,
    minutes: null,
  });
  const seen = { ...payment, payerSeenAt: new Date(now.getTime() - 3 * 60_000) };
  expect(possibility('revoke', seen, now)).toEqual({
    possible: false,
    most: 0n,
    reason: 'PAYMENT_BEING_PAID',
    minutes: 7,
  });
  expect(possibility('capture', seen, now)).toEqual({
    possible: false,
    most: 0n,
    reason: 'PAYMENT_TRANSITION_REFUSED',
    minutes: null,
  });
});

test('a hold can be captured, taken money refunded, each up to the rest', () => {
  const held = { ...payment, status: 'PARTIALLY_CAPTURED' as const, authorized: 500n, captured: 180n };
  expect(possibility('capture', held, now).most).toBe(320n);
  expect(possibility('refund', held, now).most).toBe(180n);
  expect(possibility('void', held, now).most).toBe(320n);
  expect(possibility('revoke', held, now).reason).toBe('PAYMENT_TRANSITION_REFUSED');
});

test('a permanent link can be ended while someone looks at it, also if the payer sets the amount', () => {
  const link = { ...payment, status: 'LINK_CREATED' as const, permanent: true, payerSeenAt: aMinuteAgo };
  expect(possibility('revoke', link, now)).toMatchObject({ possible: true, most: 500n });
  expect(possibility('revoke', { ...link, amount: 0n }, now)).toMatchObject({ possible: true, most: 0n });
});

test('a card request can be revoked at any time, and again after its guest has left', () => {
  const request = { ...payment, type: 'PAYMENT_VERIFY' as const, amount: 0n, payerSeenAt: aMinuteAgo };
  expect(possibility('revoke', { ...request, status: 'REQUESTED' }, now).possible).toBe(true);
  const asked = { ...request, status: 'REVOKE_REQUESTED' as const };
  expect(possibility('revoke', asked, now)).toMatchObject({ possible: false, minutes: 9 });
  expect(possibility('revoke', { ...asked, payerSeenAt: null }, now).possible).toBe(true);
  expect(possibility('revoke', { ...request, status: 'TOKENIZED' }, now).possible).toBe(false);
});

test('a declined payment can be revoked while its link lives, and is final without a link', () => {
  const declined = { ...payment, status: 'DECLINED' as const };
  expect(possibility('revoke', declined, now)).toMatchObject({ possible: true, most: 500n });
  expect(possibility('revoke', { ...declined, linkLives: false }, now)).toEqual({
    possible: false,
    most: 0n,
    reason: 'PAYMENT_TRANSITION_REFUSED',
    minutes: null,
  });
});
