import { afterEach, describe, expect, it } from 'vitest';
import { foreignDay, readDay } from '../date-field/read-day.ts';
import { en as messages } from '../messages/en.ts';
import { presetDates, rangeText } from './range-words.ts';
import { foreignRange, readRange } from './read-range.ts';

const machineZone = process.env.TZ;

afterEach(() => {
  if (machineZone === undefined) delete process.env.TZ;
  else process.env.TZ = machineZone;
});

const today = '2026-11-20';
const range = (text: string, rules = {}) => readRange(text, rules, today, 'en', messages);
const day = (text: string, rules = {}) => readDay(text, rules, today, 'en', messages);

describe.each(['America/New_York', 'Europe/Athens', 'Pacific/Kiritimati', 'America/Santiago'])(
  'on a machine in %s',
  (zone) => {
    it('no day is off by one, typed, shown or preset', () => {
      process.env.TZ = zone;
      for (const text of [
        '01.01.1900',
        '08.03.2026',
        '29.03.2026',
        '06.09.2026',
        '25.10.2026',
        '31.12.2100',
      ]) {
        const iso = text.split('.').reverse().join('-');
        expect(day(text)).toEqual({ value: iso });
        expect(range(`${text} - ${text}`)).toEqual({ value: { from: iso, to: iso } });
        expect(rangeText({ from: iso, to: iso })).toBe(`${text} - ${text}`);
      }
      expect(presetDates('last4weeks', today)).toBe('24.10 - 20.11');
      expect(presetDates('last12months', today)).toBe('21.11.25 - 20.11.26');
    });
  },
);

it.each(['31.12.1899', '01.01.2101', '1899-12-31', '2101-01-01'])(
  '%s is beyond the years 1900 to 2100',
  (text) => {
    expect(day(text)).toHaveProperty('refusal');
    expect(range(`${text} -`, { openEnded: true })).toHaveProperty('refusal');
  },
);

it.each(['-', '01.03.2026 - ', '1 1', '\u0000', '😀', '\u200f'])(
  '80 kB of %j are refused quickly',
  (text) => {
    const pasted = `x${text.repeat(80_000 / text.length)}`;
    const start = performance.now();
    expect(range(pasted)).toHaveProperty('refusal');
    expect(day(pasted)).toHaveProperty('refusal');
    expect(performance.now() - start).toBeLessThan(200);
  },
);

it.each(['31.12.99999', '99999-01-01', '31.02.2026', '01.03.2026\u0000', '🗓️', '1.3.26'])(
  '%j is invalid',
  (text) => {
    expect(day(text)).toEqual({ refusal: 'Enter a date such as 20.11.2026' });
  },
);

it('direction marks are ignored', () => {
  expect(day('\u200f31.12.2026\u200e')).toEqual({ value: '2026-12-31' });
});

it.each([
  ['2026-02-31', 'Enter a date such as 20.11.2026'],
  ['99999-01-01', 'Enter a date such as 20.11.2026'],
  ['1850-01-01', 'The first day possible is 01.01.1900'],
  ['\u0000', 'Enter a date such as 20.11.2026'],
  ['2026-12-31', undefined],
  ['', undefined],
])('the day %j from outside: %j', (value, reason) => {
  expect(foreignDay(value, today, 'en', messages)).toBe(reason);
});

it.each([
  ['2026-02-31', '2026-03-05', 'Enter two dates such as 20.11.2026 - 27.11.2026'],
  ['2026-03-05', '99999-01-01', 'Enter two dates such as 20.11.2026 - 27.11.2026'],
  ['2026-03-05', '2026-03-04', 'The range ends before it starts'],
  ['1850-01-01', '', 'The first day possible is 01.01.1900'],
  ['2026-03-05', '', undefined],
  ['', '', undefined],
])('the range %j to %j from outside: %j', (from, to, reason) => {
  expect(foreignRange({ from, to }, today, 'en', messages)).toBe(reason);
});
