import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { date } from './arbitraries.ts';
import {
  addDays,
  addMonths,
  datePresets,
  daysBetween,
  formatDate,
  getWeekday,
  isDate,
  presetRange,
} from './dates.ts';
import { parseDate } from './read-date.ts';

const someDays = fc.integer({ min: -20_000, max: 20_000 });
const machineZone = process.env.TZ;

afterEach(() => {
  if (machineZone === undefined) delete process.env.TZ;
  else process.env.TZ = machineZone;
});

describe('a day', () => {
  it.each(['2026-11-20', '2024-02-29', '2000-02-29', '1900-01-01', '2100-12-31', '0001-01-01'])(
    '%s is valid',
    (text) => {
      expect(isDate(text)).toBe(true);
    },
  );

  it.each([
    '2026-02-29',
    '0000-01-01',
    '1900-02-29',
    '2026-02-30',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-1-1',
    '20.11.2026',
    '',
    '2026-11-20T00:00',
  ])('%j is invalid', (text) => {
    expect(isDate(text)).toBe(false);
    expect(() => formatDate(text)).toThrow(RangeError);
  });

  // Specification 2.66
  it('is formatted as dd.MM.yyyy', () => {
    expect(formatDate('2026-12-31')).toBe('31.12.2026');
  });

  // Specification 9.21
  it.each([
    ['2026-11-16', 1],
    ['2026-11-20', 5],
    ['2026-11-22', 7],
    ['1900-01-01', 1],
  ])('%s is day %i of its week, Monday first', (day, weekday) => {
    expect(getWeekday(day)).toBe(weekday);
  });
});

describe('arithmetic', () => {
  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2026-05-31', -3, '2026-02-28'],
    ['2026-11-20', -12, '2025-11-20'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2026-03-31', -25, '2024-02-29'],
    ['2026-10-31', 0, '2026-10-31'],
  ])('%s and %i months is %s', (day, months, expected) => {
    expect(addMonths(day, months)).toBe(expected);
  });

  it('counts three nights over the change of clocks in March 2027', () => {
    expect(daysBetween('2027-03-27', '2027-03-30')).toBe(3);
    expect(addDays('2027-03-27', 3)).toBe('2027-03-30');
  });

  it('is reversible, a week later is the same weekday, and months stay in their target month', () => {
    fc.assert(
      fc.property(date, someDays, fc.integer({ min: -500, max: 500 }), (day, days, months) => {
        expect(addDays(addDays(day, days), -days)).toBe(day);
        expect(daysBetween(day, addDays(day, days))).toBe(days);
        expect(getWeekday(addDays(day, 7))).toBe(getWeekday(day));
        const monthOf = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7));
        expect(monthOf(addMonths(day, months))).toBe(monthOf(day) + months);
        expect(addMonths(day, months).slice(8) <= day.slice(8)).toBe(true);
      }),
    );
  });

  it.each(['America/New_York', 'Asia/Tokyo', 'Pacific/Apia', 'Europe/Athens'])(
    'is never a day off on a machine in %s',
    (zone) => {
      process.env.TZ = zone;
      expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
      fc.assert(
        fc.property(date, (day) => {
          expect(isDate(day)).toBe(true);
          expect(parseDate(formatDate(day))).toBe(day);
          expect(daysBetween(day, addDays(day, 1))).toBe(1);
          expect(addMonths(day, 0)).toBe(day);
          expect(getWeekday(day)).toBe((((daysBetween('1900-01-01', day) % 7) + 7) % 7) + 1);
        }),
      );
    },
  );

  it('refuses years beyond four digits', () => {
    expect(() => addDays('9999-12-31', 1)).toThrow(RangeError);
    expect(() => addDays('2026-02-29', 1)).toThrow(RangeError);
  });
});

describe('presets', () => {
  // Specification 2.65
  it('are these days on 20.11.2026', () => {
    expect(datePresets.map((preset) => presetRange(preset, '2026-11-20'))).toEqual([
      { from: '2026-11-20', to: '2026-11-20' },
      { from: '2026-10-24', to: '2026-11-20' },
      { from: '2026-08-21', to: '2026-11-20' },
      { from: '2025-11-21', to: '2026-11-20' },
      { from: '', to: '' },
    ]);
  });

  it('include today and four whole weeks; three and twelve months start a day later', () => {
    fc.assert(
      fc.property(date, (day) => {
        const weeks = presetRange('last4weeks', day);
        expect(daysBetween(weeks.from, weeks.to) + 1).toBe(28);
        for (const [preset, months] of [
          ['last3months', 3],
          ['last12months', 12],
        ] as const) {
          const { from, to } = presetRange(preset, day);
          expect(to).toBe(day);
          expect(addDays(from, -1)).toBe(addMonths(day, -months));
        }
        const year = presetRange('last12months', day);
        expect([365, 366]).toContain(daysBetween(year.from, year.to) + 1);
      }),
    );
  });
});
