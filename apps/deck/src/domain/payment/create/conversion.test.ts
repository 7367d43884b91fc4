import type { ExchangeRate } from '@deck/api/contract/rates';
import { describe, expect, it } from 'vitest';
import { ratesOn } from './conversion.ts';

const rate = (currency: string, startDate: string, validUntil: string | null = null): ExchangeRate => ({
  id: `${currency}-${startDate}`,
  currency,
  startDate,
  endDate: null,
  rate: '0.92',
  toCurrency: 'EUR',
  validUntil,
  // The reader's day, which no payment is converted on.
  active: false,
});

/** Rates of a company, the latest start first, some to a page. */
const toPages = (...pages: ExchangeRate[][]) => {
  const asked: number[] = [];
  const read = async ({ page }: { page: number }) => {
    asked.push(page);
    const content = pages[page] ?? [];
    return { content, page, totalPages: pages.length, totalElements: 9, totalExact: true };
  };
  return { read, asked };
};
const newer = rate('USD', '2026-11-21');
const older = rate('USD', '2026-11-01', '2026-11-20');

describe('a rate of a day', () => {
  it.each([
    ['2026-11-20', [older]],
    ['2026-11-21', [newer]],
    ['2026-10-31', []],
  ])('on %s', async (day, found) => {
    expect(await ratesOn(day, ['USD'], toPages([newer, older]).read)).toEqual(found);
  });

  it('is none once it has ended and none follows', async () => {
    expect(await ratesOn('2026-11-22', ['USD'], toPages([older]).read)).toEqual([]);
  });

  it('is looked for page after page, until each currency has one', async () => {
    const yen = rate('JPY', '2026-10-01');
    const { read, asked } = toPages([newer], [older, yen], [rate('USD', '2026-09-01')]);
    expect(await ratesOn('2026-11-22', ['JPY', 'USD'], read)).toEqual([newer, yen]);
    expect(asked).toEqual([0, 1]);
  });
});
