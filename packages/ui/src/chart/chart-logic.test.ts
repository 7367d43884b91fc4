import { addDays, money } from '@deck/values';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { axisWords, pointName } from './chart-words.ts';
import { dateMarks } from './date-marks.ts';
import { readPoints } from './read-points.ts';
import { getShare, ticksFor } from './ticks.ts';

const series = { solid: { label: 'Paid' }, hatched: { label: 'Refunded' } };
const read = (points: Parameters<typeof readPoints>[0]['points'], step: 'day' | 'month' = 'day') =>
  readPoints({ currency: 'EUR', step, series, points });

describe('reading the points of a chart', () => {
  it('sorts the days and fills the gaps between them', () => {
    const data = read([
      { at: '2026-11-04', solid: '2.50' },
      { at: '2026-11-01', solid: '1.00', hatched: null },
    ]);
    expect(data).toMatchObject({
      looks: ['solid', 'hatched'],
      points: [
        { date: '2026-11-01', figures: { solid: money(100n, 'EUR') } },
        { date: '2026-11-02', figures: {} },
        { date: '2026-11-03', figures: {} },
        { date: '2026-11-04', figures: { solid: money(250n, 'EUR') } },
      ],
      totals: { solid: money(350n, 'EUR'), hatched: money(0n, 'EUR') },
    });
  });

  it('adds exactly where floats would not', () => {
    expect(
      read([
        { at: '2026-11-01', solid: '0.10' },
        { at: '2026-11-02', solid: '90071992547409.92' },
        { at: '2026-11-03', solid: '0.20' },
      ]),
    ).toMatchObject({ totals: { solid: money(9007199254741022n, 'EUR') } });
  });

  it.each([
    ['amount', [{ at: '2026-11-01', solid: 'abc' }]],
    ['amount', [{ at: '2026-11-01', solid: '-1.00' }]],
    ['amount', [{ at: '2026-11-01', solid: '1.001' }]],
    ['amount', [{ at: '2026-11-01', solid: '1\u0000' }]],
    ['date', [{ at: '2026-02-31', solid: '1.00' }]],
    ['date', [{ at: '2026-11', solid: '1.00' }]],
    ['twice', [{ at: '2026-11-01' }, { at: '2026-11-01' }]],
    ['tooMany', [{ at: '1900-01-01' }, { at: '2100-12-31' }]],
  ])('refuses for %s: %j', (reason, points) => {
    expect(read(points)).toMatchObject({ reason });
  });

  it('shortens invalid values in its message', () => {
    const refused = read([{ at: '2026-11-01', solid: '9'.repeat(80_000) }]);
    expect(refused).toEqual({ reason: 'amount', value: `${'9'.repeat(40)}…` });
  });

  it('handles 366 days and 400 months, and any text without throwing', () => {
    const year = Array.from({ length: 366 }, (_, day) => ({ at: addDays('2028-01-01', day), solid: '1.00' }));
    expect(read(year)).toMatchObject({ totals: { solid: money(36600n, 'EUR') } });
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (at, solid) => {
        expect(() => read([{ at, solid }])).not.toThrow();
      }),
    );
  });

  it('reads months, and refuses an unknown currency', () => {
    expect(read([{ at: '2026-11', solid: '1.00' }, { at: '2027-02' }], 'month')).toMatchObject({
      points: [
        { date: '2026-11-01' },
        { date: '2026-12-01' },
        { date: '2027-01-01' },
        { date: '2027-02-01' },
      ],
    });
    expect(readPoints({ currency: 'XXQ', step: 'day', series, points: [] })).toMatchObject({
      reason: 'currency',
    });
  });
});

describe('the axis', () => {
  it.each([
    [18_200_00n, [0n, 5_000_00n, 10_000_00n, 15_000_00n, 20_000_00n]],
    [5n, [0n, 1n, 2n, 3n, 4n, 5n]],
    [0n, [0n, 100n]],
  ])('up to %s', (most, ticks) => {
    expect(ticksFor(most, 100n)).toEqual(ticks);
  });

  it('is tidy for any figure: few equal steps, and a top just above it', () => {
    fc.assert(
      fc.property(fc.bigInt(1n, 10n ** 19n), (most) => {
        const ticks = ticksFor(most, 100n);
        const step = ticks[1] ?? 0n;
        // A minor unit cannot be divided: its axis has a single step.
        expect(ticks.length).toBeGreaterThanOrEqual(most === 1n ? 2 : 3);
        expect(ticks.length).toBeLessThanOrEqual(6);
        expect(String(step)).toMatch(/^[125]0*$/);
        expect(ticks.at(-1)).toBeGreaterThanOrEqual(most);
        expect(ticks.at(-2)).toBeLessThan(most);
        expect(getShare(most, ticks.at(-1) ?? 1n)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('has a different label for each tick', () => {
    fc.assert(
      fc.property(
        fc.bigInt(1n, 10n ** 17n),
        fc.constantFrom('EUR', 'JPY', 'BHD'),
        fc.constantFrom('en', 'ru', 'el'),
        (most, currency, locale) => {
          const ticks = ticksFor(most, 1n);
          const step = money(ticks[1] ?? 0n, currency);
          const words = ticks.map((tick) => axisWords(money(tick, currency), step, locale as 'en'));
          expect(new Set(words).size).toBe(words.length);
        },
      ),
    );
  });

  it.each([
    [1_500_000n, 500_000n, 'EUR', 'en', '€15K'],
    [5n, 1n, 'EUR', 'en', '€0.05'],
    [20_000n, 5_000n, 'JPY', 'en', '¥20K'],
    [1_500_000n, 500_000n, 'EUR', 'ru', '15 тыс. €'],
  ])('%s by %s %s in %s is %s', (tick, step, currency, locale, words) => {
    const said = axisWords(money(tick, currency), money(step, currency), locale as 'en');
    expect(said.replaceAll('\u00a0', ' ')).toBe(words);
  });

  it('names a point by its day or month', () => {
    expect(pointName('2026-11-20', 'day', 'en')).toBe('20.11.2026');
    expect(pointName('2026-11-01', 'month', 'ru')).toBe('Ноябрь 2026');
  });
});

describe('the labels below', () => {
  const days = (count: number) => Array.from({ length: count }, (_, day) => addDays('2026-11-01', day));

  it('mark round days if they fit, and the months of a year', () => {
    expect(dateMarks(days(30), 'day', 24, 'en').map(({ words }) => words)).toEqual([
      '1 Nov',
      '5 Nov',
      '10 Nov',
      '15 Nov',
      '20 Nov',
      '25 Nov',
    ]);
    expect(dateMarks(days(366), 'day', 3, 'en').at(2)?.words).toBe('Jan 2027');
  });

  it('always mark the first point and none twice, and fewer points in less space', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 }), fc.integer({ min: 2, max: 60 }), (count, slot) => {
        const marks = dateMarks(days(count), 'day', slot, 'el');
        expect(marks[0]?.index).toBe(0);
        for (const [at, mark] of marks.entries()) {
          const next = marks[at + 1];
          // The narrowest label is four letters, which is the minimum distance of two labels.
          if (next) expect((next.index - mark.index) * slot).toBeGreaterThanOrEqual(20);
        }
      }),
    );
  });
});
