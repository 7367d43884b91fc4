import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instantText, isInstant, toEpoch } from './instant.ts';
import { formatInstant, formatZoned, instantIn, isZone, today, zonedParts } from './zones.ts';

const zones = [
  'Europe/Athens',
  'America/New_York',
  'Asia/Tokyo',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Asia/Kathmandu',
  'UTC',
];
const skipped = { ok: false, reason: 'skipped' };
const minute = 60_000;

describe('the local time of an instant', () => {
  it.each([
    ['2026-11-20T07:41:59Z', 'Europe/Athens', '20.11.2026 09:41'],
    ['2026-11-20T07:41:59Z', 'America/New_York', '20.11.2026 02:41'],
    ['2026-11-20T22:00:00Z', 'Asia/Tokyo', '21.11.2026 07:00'],
    ['2026-11-20T22:00:00+02:00', 'UTC', '20.11.2026 20:00'],
    ['2026-11-20T00:00:00Z', 'Asia/Kathmandu', '20.11.2026 05:45'],
    ['2026-11-20T22:00:00Z', 'Europe/Athens', '21.11.2026 00:00'],
  ])('%s in %s is %s', (instant, zone, expected) => {
    expect(formatInstant(instant, zone)).toBe(expected);
    expect(formatInstant(Date.parse(instant), zone)).toBe(expected);
    expect(formatZoned(instant, zone)).toBe(`${expected} (${zone})`);
  });

  it("equals the machine's local time, in every zone and on days with clock changes", () => {
    const formats = new Map<string, Intl.DateTimeFormat>();
    const told = (epoch: number, zone: string) => {
      const known = formats.get(zone);
      const format =
        known ?? new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
      formats.set(zone, format);
      return format.format(epoch);
    };
    const shown = (epoch: number, zone: string) => {
      const { date, time } = zonedParts(epoch, zone);
      return `${date} ${time}`;
    };
    const days = ['2026-03-08', '2026-03-29', '2026-04-04', '2026-10-03', '2026-10-25', '2026-11-01'];
    for (const zone of zones)
      for (const day of [...days, '2011-12-29', '2011-12-30'])
        for (let quarter = 0; quarter < 96; quarter += 1) {
          const epoch = Date.parse(`${day}T00:00:00Z`) + quarter * 15 * minute;
          expect(shown(epoch, zone)).toBe(told(epoch, zone));
        }
    const anyMinute = fc.integer({ min: Date.UTC(1972, 0, 1) / minute, max: Date.UTC(2100, 0, 1) / minute });
    fc.assert(
      fc.property(anyMinute, fc.constantFrom(...Intl.supportedValuesOf('timeZone')), (count, zone) => {
        expect(shown(count * minute, zone)).toBe(told(count * minute, zone));
      }),
    );
  });

  it('gives each zone its own current day', () => {
    const now = '2026-11-20T23:30:00Z';
    expect(zones.map((zone) => today(zone, now))).toEqual([
      '2026-11-21',
      '2026-11-20',
      '2026-11-21',
      '2026-11-21',
      '2026-11-21',
      '2026-11-21',
      '2026-11-20',
    ]);
  });

  it('recognises zones', () => {
    expect(zones.every(isZone)).toBe(true);
    expect(isZone('Europe/Atlantis')).toBe(false);
    expect(isZone('')).toBe(false);
    expect(() => zonedParts(0, 'Europe/Atlantis')).toThrow(RangeError);
  });
});

describe('the instant of a local time', () => {
  it.each([
    ['Europe/Athens', '2026-11-20', '09:41', '2026-11-20T07:41:00Z'],
    ['Europe/Athens', '2026-07-20', '09:41', '2026-07-20T06:41:00Z'],
    ['America/New_York', '2026-11-20', '09:41', '2026-11-20T14:41:00Z'],
    ['Asia/Tokyo', '2026-11-20', '00:00', '2026-11-19T15:00:00Z'],
    ['Pacific/Apia', '2026-11-20', '12:00', '2026-11-19T23:00:00Z'],
    ['Asia/Kathmandu', '2026-11-20', '12:00', '2026-11-20T06:15:00Z'],
  ])('in %s, %s %s, is %s', (zone, date, time, instant) => {
    expect(instantIn(zone, date, time)).toEqual({ ok: true, instant });
  });

  it.each([
    ['Europe/Athens', '2027-03-28', ['03:00', '03:30', '03:59'], ['02:59', '04:00']],
    ['America/New_York', '2027-03-14', ['02:00', '02:30', '02:59'], ['01:59', '03:00']],
    ['Australia/Lord_Howe', '2026-10-04', ['02:00', '02:29'], ['01:59', '02:30']],
    ['Pacific/Apia', '2011-12-30', ['00:00', '12:00', '23:59'], []],
  ])('in %s on %s is refused only in the skipped hour', (zone, date, gone, there) => {
    for (const time of gone) expect(instantIn(zone, date, time)).toEqual(skipped);
    for (const time of there) expect(instantIn(zone, date, time).ok).toBe(true);
  });

  it.each([
    ['Europe/Athens', '2026-10-25', '03:30', '2026-10-25T00:30:00Z'],
    ['America/New_York', '2026-11-01', '01:30', '2026-11-01T05:30:00Z'],
    ['Australia/Lord_Howe', '2026-04-05', '01:45', '2026-04-04T14:45:00Z'],
  ])('in %s on %s at %s exists twice and means the first', (zone, date, time, first) => {
    expect(instantIn(zone, date, time)).toEqual({ ok: true, instant: first });
  });

  it.each([
    ['Europe/Athens', '2027-03-28'],
    ['Europe/Athens', '2026-10-25'],
    ['America/New_York', '2026-11-01'],
    ['Australia/Lord_Howe', '2026-10-04'],
    ['Australia/Lord_Howe', '2026-04-05'],
    ['Pacific/Apia', '2011-12-29'],
    ['Pacific/Apia', '2011-12-30'],
    ['Pacific/Apia', '2011-12-31'],
  ])('in %s on %s equals a search through every quarter of an hour', (zone, date) => {
    const noon = Date.parse(`${date}T12:00:00Z`);
    const firsts = new Map<string, number>();
    for (let epoch = noon - 48 * 60 * minute; epoch <= noon + 48 * 60 * minute; epoch += 15 * minute) {
      const { date: day, time } = zonedParts(epoch, zone);
      if (day === date && !firsts.has(time)) firsts.set(time, epoch);
    }
    for (let quarter = 0; quarter < 96; quarter += 1) {
      const time = instantText(quarter * 15 * minute).slice(11, 16);
      const first = firsts.get(time);
      expect(instantIn(zone, date, time)).toEqual(
        first === undefined ? skipped : { ok: true, instant: instantText(first) },
      );
    }
  });

  it('converts back to the same date and time, and to the same instant unless it occurs twice', () => {
    const anyMinute = fc.integer({ min: Date.UTC(1970, 0, 2) / minute, max: Date.UTC(2100, 0, 1) / minute });
    fc.assert(
      fc.property(anyMinute, fc.constantFrom(...zones), (count, zone) => {
        const { date, time } = zonedParts(count * minute, zone);
        const found = instantIn(zone, date, time);
        if (!found.ok) throw new Error('a time that was on the wall does not exist');
        expect(zonedParts(found.instant, zone)).toEqual({ date, time });
        expect(toEpoch(found.instant)).toBeLessThanOrEqual(count * minute);
        expect(count * minute - toEpoch(found.instant)).toBeLessThanOrEqual(60 * minute);
      }),
    );
  });

  it('refuses an invalid date or time', () => {
    expect(() => instantIn('UTC', '2026-02-30', '10:00')).toThrow("'2026-02-30' is not a date");
    expect(() => instantIn('UTC', '2026-02-20', '24:00')).toThrow("'24:00' is not a time");
    expect(() => instantIn('Nowhere/Land', '2026-02-20', '10:00')).toThrow(RangeError);
  });
});

describe('an instant of the wire', () => {
  it('requires a zone', () => {
    expect(isInstant('2026-11-20T10:00:00Z')).toBe(true);
    expect(isInstant('2026-11-20T10:00:00.123+02:00')).toBe(true);
    for (const text of [
      '2026-11-20T10:00:00',
      '2026-11-20',
      '2026-13-20T10:00:00Z',
      '',
      '2026-11-20 10:00Z',
    ]) {
      expect(isInstant(text)).toBe(false);
      expect(() => toEpoch(text)).toThrow(RangeError);
    }
    expect(() => toEpoch(Number.NaN)).toThrow(RangeError);
  });

  it('is formatted in UTC with whole seconds', () => {
    expect(instantText(toEpoch('2026-11-20T12:00:00.999+02:00'))).toBe('2026-11-20T10:00:00Z');
  });
});
