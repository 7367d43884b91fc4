import { addDays, addMonths } from '@deck/values';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { getMonthSums, getMonths } from './month-sums.ts';

describe('the days compared', () => {
  test.each([
    ['2026-11-25', '2026-11-01', '2026-10-01', '2026-10-25'],
    ['2026-03-31', '2026-03-01', '2026-02-01', '2026-02-28'],
    ['2028-03-31', '2028-03-01', '2028-02-01', '2028-02-29'],
    ['2026-02-28', '2026-02-01', '2026-01-01', '2026-01-28'],
    ['2026-01-01', '2026-01-01', '2025-12-01', '2025-12-01'],
  ])('until %s begin on %s, and before that are %s to %s', (day, from, first, last) => {
    expect(getMonths(day)).toEqual({ days: { from, to: day }, before: { from: first, to: last } });
  });

  test('never overlap, and lie in two months that follow each other', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000 }), (after) => {
        const { days, before } = getMonths(addDays('2000-01-01', after));
        expect(before.to < days.from).toBe(true);
        expect(addMonths(before.from, 1)).toBe(days.from);
        expect(before.to.slice(0, 7)).toBe(before.from.slice(0, 7));
      }),
    );
  });
});

describe('the sums of a month', () => {
  const at = (period: string, paid: string, refunded = '0.00', currency = 'EUR') => ({
    period,
    currency,
    paid,
    refunded,
  });

  test('are those of its days, and of the same days before', () => {
    const series = [
      at('2026-10-01', '10.00'),
      at('2026-10-25', '5.00', '1.00'),
      at('2026-10-26', '70.00'),
      at('2026-11-01', '20.00', '2.50'),
      at('2026-11-25', '0.05'),
      at('2026-11-25', '864', '0', 'JPY'),
    ];
    expect(getMonthSums(series, '2026-11-25')).toEqual([
      { currency: 'EUR', paid: '20.05', refunded: '2.50', paidBefore: '15.00' },
      { currency: 'JPY', paid: '864', refunded: '0', paidBefore: '0' },
    ]);
  });

  test('leave out a currency in which nothing moved on these days', () => {
    expect(getMonthSums([at('2026-10-30', '10.00')], '2026-11-25')).toEqual([]);
  });

  test('lose no cent of a large sum', () => {
    fc.assert(
      fc.property(fc.array(fc.bigInt({ min: 0n, max: 10n ** 14n }), { maxLength: 25 }), (amounts) => {
        const text = (minor: bigint) => `${minor / 100n}.${String(minor % 100n).padStart(2, '0')}`;
        const series = amounts.map((minor, day) => at(addDays('2026-11-01', day), text(minor)));
        const total = amounts.reduce((sum, one) => sum + one, 0n);
        expect(getMonthSums(series, '2026-11-25')[0]?.paid ?? '0.00').toBe(text(total));
      }),
    );
  });
});
