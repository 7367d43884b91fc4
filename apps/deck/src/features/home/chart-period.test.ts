import { today } from '@deck/values';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currencyIn, getCurrency, getPoints, getRange, getSpan, getStep } from './chart-period.ts';

const none = { from: '', to: '' };
const sum = (period: string, paid = '10.00', currency = 'EUR') => ({
  period,
  currency,
  paid,
  refunded: '0.00',
});

it.each(['EUR', 'JPY', 'BHD'])('%s of an address is a currency', (code) =>
  expect(currencyIn(code)).toBe(code),
);
it.each(['XYZ', 'eur', 'EURO', ''])('%j of an address is none, and does not break the chart', (code) =>
  expect(currencyIn(code)).toBe(''),
);

describe('the period', () => {
  // Specification 2.50
  it.each([
    ['all', '2026-11-20', '', ''],
    ['month', '2026-11-20', '2026-11-01', '2026-11-30'],
    ['month', '2028-02-29', '2028-02-01', '2028-02-29'],
    ['last-month', '2026-03-31', '2026-02-01', '2026-02-28'],
    ['last-month', '2027-01-01', '2026-12-01', '2026-12-31'],
  ] as const)('%s on %s is %s to %s', (period, day, from, to) => {
    expect(getSpan(period, day, none)).toEqual({ from, to });
  });

  it('is the month of the reader’s zone, which may be another than the server’s', () => {
    const newYear = '2027-01-01T04:30:00Z';
    expect(getSpan('month', today('Europe/Athens', newYear), none).from).toBe('2027-01-01');
    expect(getSpan('month', today('America/New_York', newYear), none).from).toBe('2026-12-01');
  });

  it('takes what an address says only as far as it is a period', () => {
    expect(getRange('2026-11-02', '2026-11-09')).toEqual({ from: '2026-11-02', to: '2026-11-09' });
    expect(getRange('2026-11-09', '2026-11-02')).toEqual(none);
    expect(getRange('2026-02-30', 'tomorrow')).toEqual(none);
    expect(getRange('', '2026-11-02')).toEqual({ from: '', to: '2026-11-02' });
  });

  it('is read by days up to three months, by months beyond', () => {
    expect(getStep({ from: '2026-09-01', to: '2026-11-30' }, '2026-11-20')).toBe('day');
    expect(getStep({ from: '2026-08-01', to: '2026-11-30' }, '2026-11-20')).toBe('month');
    expect(getStep({ from: '2026-11-01', to: '' }, '2026-11-20')).toBe('day');
    expect(getStep(none, '2026-11-20')).toBe('month');
  });
});

describe('the currency', () => {
  it('is the chosen one, else the usual one, else one that has figures', () => {
    expect(getCurrency('JPY', 'EUR', [sum('2026-11', '1.00')])).toBe('JPY');
    expect(getCurrency('', 'EUR', [sum('2026-11', '1', 'JPY'), sum('2026-11')])).toBe('EUR');
    expect(getCurrency('', 'EUR', [sum('2026-11', '1', 'JPY')])).toBe('JPY');
    expect(getCurrency('', 'EUR', [])).toBe('EUR');
  });
});

describe('the points', () => {
  const month = { from: '2026-11-01', to: '2026-11-30' };
  const drawn = { currency: 'EUR', span: month, step: 'day', today: '2026-11-20' } as const;

  it('fill the month: nothing on a day is zero, a day to come has no figure', () => {
    const points = getPoints([sum('2026-11-03')], drawn);
    expect(points).toHaveLength(30);
    expect(points[1]).toEqual({ at: '2026-11-02', solid: '0.00', hatched: '0.00' });
    expect(points[2]).toEqual({ at: '2026-11-03', solid: '10.00', hatched: '0.00' });
    expect(points[20]).toEqual({ at: '2026-11-21', solid: null, hatched: null });
  });

  it('show a day that has begun where the property is, though not yet for the reader', () => {
    expect(getPoints([sum('2026-11-21')], drawn)[20]).toMatchObject({ solid: '10.00' });
  });

  it('are those of one currency, in its decimals; none at all draw nothing', () => {
    const series = [sum('2026-11-03'), sum('2026-11-04', '12000', 'JPY')];
    expect(getPoints(series, { ...drawn, currency: 'JPY' })[0]).toMatchObject({ solid: '0' });
    expect(getPoints(series, { ...drawn, currency: 'GBP' })).toEqual([]);
  });

  it('begin all time with the first figure and end with this month', () => {
    const span = { from: '', to: '' };
    const points = getPoints([sum('2026-08'), sum('2026-10')], { ...drawn, span, step: 'month' });
    expect(points.map(({ at }) => at)).toEqual(['2026-08', '2026-09', '2026-10', '2026-11']);
  });

  it('never lose a figure within the period, and never make one up', () => {
    const day = fc.integer({ min: 1, max: 28 }).map((n) => `2026-11-${String(n).padStart(2, '0')}`);
    fc.assert(
      fc.property(fc.uniqueArray(day), day, (days, now) => {
        const points = getPoints(
          days.map((one) => sum(one)),
          { ...drawn, today: now },
        );
        const drawnDays = points.filter(({ solid }) => solid === '10.00').map(({ at }) => at);
        expect(drawnDays).toEqual(days.toSorted());
      }),
    );
  });

  it('of years from the first to the last day of the calendar are soon drawn', () => {
    const span = { from: '0001-01-01', to: '9999-12-31' };
    expect(getPoints([sum('2026-10')], { ...drawn, span, step: 'month' })).toHaveLength(2);
  });
});
