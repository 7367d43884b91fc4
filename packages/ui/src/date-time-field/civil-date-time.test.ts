import { afterEach, describe, expect, it } from 'vitest';
import { en as messages } from '../messages/en.ts';
import {
  comesTwice,
  formatDateTime,
  getInstant,
  inZone,
  isDateTime,
  parseDateTime,
} from './civil-date-time.ts';
import { rangeReason } from './moment-range.ts';
import { foreignReason, type MomentRules, momentRefusal, readMoment } from './moment-rules.ts';

const machineZone = process.env.TZ;

afterEach(() => {
  if (machineZone === undefined) delete process.env.TZ;
  else process.env.TZ = machineZone;
});

const athens = 'Europe/Athens';
const tongue = { locale: 'en', messages } as const;
const read = (text: string) => parseDateTime(text, athens, 'minute', 2026);

describe('a typed moment', () => {
  it.each([
    '20.11.2026 10:30',
    '20.11.2026, 10:30',
    '20.11.2026 1030',
    '20.11 10:30',
    '20.11. 10h30',
    '20 11 2026 10:30',
    '20.11.2026 10:30 AM',
    '10:30 20.11.2026',
    '2026-11-20T10:30',
    '2026-11-20t10:30',
    '2026-11-20 10:30',
    '2026-11-20T10:30:00',
    ' 20.11.2026\u00a0\u00a010:30 ',
    '\u200f20.11.2026 10:30\u200e',
    '2026-11-20T08:30:00Z',
    '2026-11-20T09:30:00+01:00',
  ])('%j is 10:30', (text) => {
    expect(read(text)).toBe('2026-11-20T10:30');
  });

  it.each(['20.11.2026', '2026-11-20', '20 11 2026', '20.11'])('%j is only a day', (text) => {
    expect(read(text)).toBe('date');
  });

  it.each([
    ['31.02.2026 10:30'],
    ['20.11.2026 24:00'],
    ['20.11.2026 10:3'],
    ['20.11.26 10:30'],
    ['20.11.2026 10:30:05'],
    ['2026-11-20T08:30:05Z'],
    ['20.11.99999 10:30'],
    ['10:30'],
    ['🗓️ 10:30'],
    ['20.11.2026\u000010:30'],
    ['20.11.2026 10:30 20.11.2026'],
    [''],
  ])('%j is invalid', (text) => {
    expect(read(text)).toBeUndefined();
  });

  it.each(['1 ', '20.11.2026 10:30 ', 'T', ' - ', '\u0000', '😀'])(
    '80 kB of %j are refused quickly',
    (text) => {
      const start = performance.now();
      expect(read(`x${text.repeat(80_000 / text.length)}x`)).toBeUndefined();
      expect(performance.now() - start).toBeLessThan(200);
    },
  );

  it('supports seconds where needed', () => {
    expect(parseDateTime('20.11.2026 10:30:05', athens, 'second', 2026)).toBe('2026-11-20T10:30:05');
    expect(parseDateTime('20.11.2026 10:30', athens, 'second', 2026)).toBe('2026-11-20T10:30:00');
    expect(parseDateTime('2026-11-20T08:30:05Z', athens, 'second', 2026)).toBe('2026-11-20T10:30:05');
  });
});

// Clocks go forward at night in Athens and New York, at midnight in Santiago.
describe.each(['America/New_York', 'Europe/Athens', 'Pacific/Kiritimati', 'America/Santiago'])(
  'on a machine in %s',
  (machine) => {
    it.each([
      ['2026-03-29T02:59', '2026-03-29T00:59:00Z'],
      ['2026-03-29T03:00', undefined],
      ['2026-03-29T03:59', undefined],
      ['2026-03-29T04:00', '2026-03-29T01:00:00Z'],
      ['2026-10-25T03:30', '2026-10-25T00:30:00Z'],
      ['2026-10-25T04:00', '2026-10-25T02:00:00Z'],
      ['2026-11-20T00:00', '2026-11-19T22:00:00Z'],
      ['2026-11-20T23:59', '2026-11-20T21:59:00Z'],
      ['2026-03-29T04:00:05', '2026-03-29T01:00:05Z'],
    ])('%s in Athens is %s', (value, instant) => {
      process.env.TZ = machine;
      expect(getInstant(value, athens)).toBe(instant);
      if (instant !== undefined)
        expect(inZone(instant, athens, value.length > 16 ? 'second' : 'minute')).toBe(value);
    });

    it('is never a day off', () => {
      process.env.TZ = machine;
      for (const value of ['1900-01-01T00:00', '2026-03-08T00:00', '2026-09-06T12:00', '2100-12-31T23:55']) {
        const shown = formatDateTime(value);
        expect(read(shown)).toBe(value);
        expect(shown.slice(0, 10)).toBe(value.slice(0, 10).split('-').reverse().join('.'));
      }
    });
  },
);

it.each([
  ['2026-10-25T02:59', false],
  ['2026-10-25T03:00', true],
  ['2026-10-25T03:59', true],
  ['2026-10-25T04:00', false],
  ['2026-03-29T03:30', false],
  ['2026-11-20T10:30', false],
])('%s occurs twice in Athens: %s', (value, expected) => {
  expect(comesTwice(value, athens)).toBe(expected);
});

it('half an hour occurs twice on Lord Howe', () => {
  expect(comesTwice('2026-04-05T01:45', 'Australia/Lord_Howe')).toBe(true);
  expect(comesTwice('2026-04-05T01:15', 'Australia/Lord_Howe')).toBe(false);
});

describe('the rules', () => {
  const rules: MomentRules = {
    timeZone: athens,
    min: '2026-11-20T07:41:20Z',
    max: '2026-12-31T21:59:59Z',
    disabledWeekdays: [7],
    disabledDates: ['2026-12-25'],
  };
  it.each([
    ['2026-11-20T09:41', 'The earliest possible is 20.11.2026 09:42'],
    ['2026-11-20T09:42', undefined],
    ['2026-12-31T23:59', undefined],
    ['2027-01-01T00:00', 'The latest possible is 31.12.2026 23:59'],
    ['2026-11-22T12:00', 'Not possible on a Sunday'],
    ['2026-12-25T12:00', 'This day cannot be chosen'],
  ])('%s: %j', (value, reason) => {
    expect(momentRefusal(value, rules, tongue)).toBe(reason);
  });

  it('a time skipped by daylight saving is refused with the reason', () => {
    expect(readMoment('29.03.2026 03:30', '2026-03-01', { timeZone: athens }, tongue)).toEqual({
      refusal: 'This time does not exist: the clocks are put forward over it',
    });
    expect(readMoment('29.03.2026 03:30', '2026-03-01', { timeZone: 'Asia/Tokyo' }, tongue)).toEqual({
      value: '2026-03-29T03:30',
    });
  });

  it('no year is before 1900 or after 2100', () => {
    expect(momentRefusal('1899-12-31T12:00', { timeZone: athens }, tongue)).toContain('01.01.1900');
    expect(momentRefusal('2101-01-01T12:00', { timeZone: athens }, tongue)).toContain('31.12.2100');
  });
});

it.each([
  ['2026-02-31T10:30'],
  ['99999-01-01T10:30'],
  ['2026-11-20'],
  ['2026-11-20T25:00'],
  ['2026-11-20T10:30:00'],
  ['2026-11-20 10:30'],
  ['2026-03-29T03:30'],
  ['1850-01-01T10:30'],
  ['abc'],
  ['\u0000'],
  ['😀'.repeat(40_000)],
])('the value %j from outside is refused with a reason', (value) => {
  expect(
    foreignReason(value, '2026-11-20', { timeZone: athens, max: '2026-01-01T00:00:00Z' }, tongue),
  ).toBeTruthy();
});

it('a value that only today’s limits refuse was chosen under others', () => {
  const rules = { timeZone: athens, min: '2026-11-20T00:00:00Z', disabledWeekdays: [5] };
  expect(foreignReason('2025-11-21T10:30', '2026-11-20', rules, tongue)).toBeUndefined();
});

describe('a range of moments', () => {
  const reason = (from: string, to: string) => rangeReason({ from, to }, athens, 'minute', messages);
  it.each([
    ['2026-11-20T10:30', '2026-11-20T10:25', 'The end time is before the start time'],
    ['2026-11-20T10:30', '2026-11-19T12:00', 'The end is before the start'],
    ['2026-11-20T10:30', '2026-11-20T10:30', undefined],
    ['2026-11-20T10:30', '2026-11-20T10:35', undefined],
    ['2026-11-20T10:30', '', undefined],
    ['', '2026-11-20T10:30', undefined],
    ['2026-02-31T10:30', '2026-01-01T10:30', undefined],
  ])('%s to %s: %j', (from, to, expected) => {
    expect(reason(from, to)).toBe(expected);
  });
});

it('a date-time has a single notation', () => {
  expect(isDateTime('2026-11-20T10:30', 'minute')).toBe(true);
  expect(isDateTime('2026-11-20t10:30', 'minute')).toBe(false);
  expect(isDateTime('2026-11-20T10:30Z', 'minute')).toBe(false);
});
