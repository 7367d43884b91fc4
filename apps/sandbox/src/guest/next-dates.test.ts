import { describe, expect, test } from 'vitest';
import type { PaymentRow } from '../payments/apply-payment-event.ts';
import { getDueBy, toNextDates } from './next-dates.ts';

const now = new Date('2026-11-20T08:00:00Z');
const zone = 'Europe/Athens';
const blank = {
  status: 'LINK_SENT',
  scheme: 'CHARGE',
  amount: 0n,
  authorized: 0n,
  captured: 0n,
  refunded: 0n,
  released: 0n,
  linkToken: 'token',
  expiresAt: null,
  rateEndsAt: null,
  dueDate: null,
  executeAt: null,
  sendAt: null,
};
const payment = (changes: Partial<PaymentRow>) => ({ ...blank, ...changes }) as PaymentRow;
const charge = payment({
  status: 'SCHEDULED_CHARGE',
  amount: 600n,
  executeAt: new Date('2027-05-28T22:30:00Z'),
});

describe('the day by which the rest is due', () => {
  test('is by the clocks of the property', () => {
    expect(getDueBy(600n, [charge], zone, now)).toBe('2027-05-29');
  });

  test('is unknown as long as not all of the rest is asked for', () => {
    expect(getDueBy(700n, [charge], zone, now)).toBeNull();
    expect(getDueBy(700n, [charge, payment({ amount: 100n })], zone, now)).toBeNull();
    expect(getDueBy(600n, [{ ...charge, status: 'REVOKED' }], zone, now)).toBeNull();
    expect(getDueBy(0n, [charge], zone, now)).toBeNull();
    expect(getDueBy(0n, [], zone, now)).toBeNull();
  });

  test('is the last of several', () => {
    const invoice = payment({ status: 'AWAITING', amount: 100n, dueDate: '2027-06-01' });
    expect(getDueBy(700n, [invoice, charge], zone, now)).toBe('2027-06-01');
  });
});

describe('the dates to come', () => {
  const hotel = { kind: 'HOTEL', timezone: zone, startTime: '15:00', endTime: '11:00' } as const;
  const stay = { startDate: '2027-06-12', endDate: '2027-06-19' };

  test('are the link of the rest, its day and the stay', () => {
    const link = payment({ status: 'SCHEDULED_SEND', sendAt: new Date('2027-05-22T07:00:00Z') });
    expect(toNextDates(stay, hotel, [link], '2027-05-29', now)).toEqual([
      { at: '2027-05-22T07:00:00Z', what: 'BALANCE_LINK' },
      { at: '2027-05-29', what: 'BALANCE_DUE' },
      { at: '2027-06-12T12:00:00Z', what: 'START' },
    ]);
  });

  test('have the end of what must be back, and days where no hour is set', () => {
    const yacht = { ...hotel, kind: 'YACHT', startTime: null, endTime: '17:00' } as const;
    expect(toNextDates(stay, yacht, [], null, now)).toEqual([
      { at: '2027-06-12', what: 'START' },
      { at: '2027-06-19T14:00:00Z', what: 'END' },
    ]);
  });

  test('are not in the past', () => {
    expect(toNextDates({ startDate: '2026-11-19', endDate: null }, hotel, [], '2026-11-18', now)).toEqual([]);
    expect(toNextDates({ startDate: '2026-11-20', endDate: null }, hotel, [], null, now)).toHaveLength(1);
  });
});
