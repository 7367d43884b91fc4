import { describe, expect, test } from 'vitest';
import { halcyon, kalypso, spaDay, splitShare, thalassa, thalassaWhole } from './examples/index.ts';
import type { GuestFacts } from './guest-facts.ts';
import { getLabel } from './label.ts';
import { guestWords } from './words/index.ts';

const labelOf = (facts: GuestFacts) =>
  getLabel({ facts, language: 'en', words: guestWords.en, guestTimezone: undefined });

const paying = (amount: string, total = '6480.00', currency = 'EUR'): GuestFacts => ({
  ...kalypso,
  order: { ...kalypso.order, total, currency },
  segments: null,
  payment: { ...kalypso.payment, amount, currency },
});

describe('the label follows the amount', () => {
  test.each([
    ['1944.00', '6480.00', 'EUR', 'Deposit 30\u00a0%'],
    ['3240.00', '6480.00', 'EUR', 'Deposit 50\u00a0%'],
    ['2160.00', '6480.00', 'EUR', 'Deposit 1/3'],
    ['1944.01', '6480.00', 'EUR', 'Part payment'],
    ['6480.00', '6480.00', 'EUR', 'Full payment'],
    ['0.01', '6480.00', 'EUR', 'Part payment'],
    ['300', '999', 'JPY', 'Deposit 30\u00a0%'],
    ['333', '1000', 'JPY', 'Deposit 1/3'],
    ['4575.225', '15250.750', 'KWD', 'Deposit 30\u00a0%'],
  ])('%s of %s %s is: %s', (amount, total, currency, label) => {
    expect(labelOf(paying(amount, total, currency)).label).toBe(label);
  });

  test('all that is left is the balance, whatever its share', () => {
    expect(labelOf(thalassa)).toEqual({ label: 'Balance, last payment', title: 'Balance' });
  });

  test('one payment that is the order is a full payment', () => {
    expect(labelOf(thalassaWhole).label).toBe('Full payment');
  });

  test('a share of a split order is a part', () => {
    expect(labelOf(splitShare).label).toBe('Your part');
  });

  test('a sum in another currency counts by what it settles', () => {
    const conversion = { amount: '1944.00', currency: 'EUR', rate: '1.1' };
    const payment = { ...kalypso.payment, amount: '2138.40', currency: 'USD', conversion };
    expect(labelOf({ ...kalypso, payment }).label).toBe('Deposit 30\u00a0%');
  });
});

test("staff's own words replace it", () => {
  expect(labelOf(spaDay)).toEqual({ label: 'Spa day for two', title: 'Spa day for two' });
});

test('a hold is called a hold above its line', () => {
  expect(labelOf(halcyon)).toEqual({ label: 'Hold for the second half', title: 'Hold' });
  expect(labelOf({ ...halcyon, payment: { ...halcyon.payment, label: '' } }).label).toBe(
    'Hold for the balance',
  );
});
