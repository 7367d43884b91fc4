import { expect, test } from 'vitest';
import { possibility } from './possibilities.ts';
import { sentLink } from './testing/sent-link.ts';

const now = new Date('2026-11-20T10:00:00Z');
const payment = { ...sentLink, type: 'PAYMENT_LINK' as const, scheme: 'AUTH' as const, payerSeenAt: null };

test('an unpaid link can be revoked, unless its payer is there: then it is said for how long', () => {
  expect(possibility('revoke', payment, now)).toEqual({ most: 500n, reason: null, minutes: null });
  const seen = { ...payment, payerSeenAt: new Date(now.getTime() - 3 * 60_000) };
  expect(possibility('revoke', seen, now)).toEqual({ most: 0n, reason: 'PAYMENT_BEING_PAID', minutes: 7 });
  expect(possibility('capture', seen, now)).toEqual({
    most: 0n,
    reason: 'PAYMENT_TRANSITION_REFUSED',
    minutes: null,
  });
});

test('of a hold the rest can be captured, of what was taken the rest refunded', () => {
  const held = { ...payment, status: 'PARTIALLY_CAPTURED' as const, authorized: 500n, captured: 180n };
  expect(possibility('capture', held, now).most).toBe(320n);
  expect(possibility('refund', held, now).most).toBe(180n);
  expect(possibility('void', held, now).most).toBe(320n);
  expect(possibility('revoke', held, now).reason).toBe('PAYMENT_TRANSITION_REFUSED');
});
