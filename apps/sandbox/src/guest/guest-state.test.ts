import { paymentStatuses } from '@deck/api/vocabulary';
import { describe, expect, test } from 'vitest';
import { toGuestState } from './guest-state.ts';

const now = new Date('2026-11-20T08:00:00Z');
const later = new Date('2026-11-22T08:00:00Z');
const link = {
  status: 'LINK_SENT',
  type: 'PAYMENT_LINK',
  linkToken: 'token',
  expiresAt: later,
  rateEndsAt: null,
} as const;
const simply = { now, awaitsTransfer: false, isSettled: false };

describe('what a guest reads of a payment', () => {
  test.each([
    ['LINK_CREATED', 'OPEN'],
    ['SCHEDULED_SEND', 'OPEN'],
    ['PROCESSING', 'CONFIRMING'],
    ['WAITING', 'CONFIRMING'],
    ['AWAITING_CLARIFICATION', 'CONFIRMING'],
    ['DECLINED', 'DECLINED'],
    ['AWAITING', 'AWAITING_TRANSFER'],
    ['PARTIALLY_PAID', 'AWAITING_TRANSFER'],
    ['CHARGED', 'PAID'],
    ['PAID', 'PAID'],
    ['PARTIALLY_CAPTURED', 'PAID'],
    ['PARTIALLY_REFUNDED', 'PAID'],
    ['AUTHORIZED', 'HELD'],
    ['TOKENIZED', 'CARD_SAVED'],
    ['REFUNDED', 'REFUNDED'],
    ['VOIDED', 'RELEASED'],
    ['REVERSED', 'RELEASED'],
    ['RATE_EXPIRE', 'EXPIRED'],
    ['REVOKED', 'CANCELED'],
    ['ERROR', 'FAILED'],
  ] as const)('%s is %s', (status, state) => {
    expect(toGuestState({ ...link, status }, simply)).toBe(state);
  });

  test('is something for every status', () => {
    for (const status of paymentStatuses) expect(toGuestState({ ...link, status }, simply)).toBeTruthy();
  });

  test.each(['LINK_SENT', 'DECLINED'] as const)('ends with its link: %s', (status) => {
    expect(toGuestState({ ...link, status, expiresAt: now }, simply)).toBe('EXPIRED');
    expect(toGuestState({ ...link, status, rateEndsAt: now }, simply)).toBe('EXPIRED');
  });

  test('does not end with its link once the bank was asked, or money came', () => {
    for (const status of ['PROCESSING', 'CHARGED', 'AUTHORIZED'] as const)
      expect(toGuestState({ ...link, status, expiresAt: now }, simply)).not.toBe('EXPIRED');
  });

  test('waits for a transfer where the guest was shown an account', () => {
    const shown = { ...simply, awaitsTransfer: true };
    expect(toGuestState({ ...link, status: 'PROCESSING' }, shown)).toBe('AWAITING_TRANSFER');
    expect(toGuestState({ ...link, status: 'CHARGED' }, shown)).toBe('PAID');
  });

  test('is paid by another once nothing is left of its order, unless it took money itself', () => {
    const settled = { ...simply, isSettled: true };
    for (const status of ['LINK_SENT', 'DECLINED', 'EXPIRED', 'REVOKED'] as const)
      expect(toGuestState({ ...link, status }, settled)).toBe('PAID_BY_ANOTHER');
    expect(toGuestState({ ...link, status: 'CHARGED' }, settled)).toBe('PAID');
    expect(toGuestState({ ...link, status: 'REFUNDED' }, settled)).toBe('REFUNDED');
    // A request for a card takes no money, whatever was paid.
    expect(toGuestState({ ...link, type: 'PAYMENT_VERIFY', status: 'REQUESTED' }, settled)).toBe('OPEN');
  });
});
