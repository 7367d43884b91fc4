import type { Payment } from '@deck/api/contract/payments';
import { describe, expect, it } from 'vitest';
import { lastDispatch, outdatedAddress, undelivered } from './dispatches.ts';

const to = (recipient: string, failed = false, channel: 'EMAIL' | 'SMS' = 'EMAIL') => ({
  channel,
  recipient,
  failed,
  refusal: null,
  sentAt: '2026-11-20T10:00:00Z',
  againAt: '2026-11-20T10:01:00Z',
});
const sent = (...dispatches: Payment['dispatches']) => ({ dispatches });

describe('what went out last', () => {
  const payment = sent(to('old@a.gr'), to('+306900000000', true, 'SMS'));

  it('is the last of all, or of a way', () => {
    expect(lastDispatch(payment)?.recipient).toBe('+306900000000');
    expect(lastDispatch(payment, 'EMAIL')?.recipient).toBe('old@a.gr');
    expect(lastDispatch(sent())).toBeUndefined();
  });

  it('says to whom it did not arrive', () => {
    expect(undelivered(payment)).toBe('+306900000000');
    expect(undelivered(sent(to('old@a.gr', true), to('new@a.gr')))).toBeUndefined();
  });
});

describe('the address a link went to', () => {
  it('is outdated once it was corrected, or where nothing arrived', () => {
    expect(outdatedAddress(sent(to('Old@a.gr')), 'new@a.gr', 'old@a.gr')).toBe('Old@a.gr');
    expect(outdatedAddress(sent(to('old@bounce.test', true)), 'new@a.gr', undefined)).toBe('old@bounce.test');
  });

  it('is none that was typed for somebody else, is the customer’s own, or none at all', () => {
    expect(outdatedAddress(sent(to('agent@a.gr')), 'new@a.gr', undefined)).toBeUndefined();
    expect(outdatedAddress(sent(to('agent@a.gr')), 'new@a.gr', 'old@a.gr')).toBeUndefined();
    expect(outdatedAddress(sent(to('old@a.gr'), to('NEW@a.gr')), 'new@a.gr', 'old@a.gr')).toBeUndefined();
    expect(outdatedAddress(sent(), 'new@a.gr', 'old@a.gr')).toBeUndefined();
    expect(outdatedAddress(sent(to('old@a.gr', true)), '', 'old@a.gr')).toBeUndefined();
  });
});
