import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  endOfLifetime,
  formatLifetime,
  fromUnit,
  getUnit,
  isZeroLifetime,
  type LifetimeUnit,
  lifetimeMinimums,
  parseLifetime,
  readLifetime,
  toUnit,
} from './lifetime.ts';
import { formatInstant, instantIn } from './zones.ts';

const units: LifetimeUnit[] = ['days', 'hours', 'minutes'];
const anyMinutes = fc.integer({ min: 0, max: 10_000_000 });

describe('ISO-8601', () => {
  // Specification 3.72
  it.each([
    ['P1DT2H', 1560],
    ['PT36H', 2160],
    ['PT90M', 90],
    ['P2W', 20_160],
    ['PT3600S', 60],
    ['PT0S', 0],
    ['P0D', 0],
    ['P0DT0H0M0S', 0],
    ['P0Y0M0DT0H0M0S', 0],
    ['P0Y0M1D', 1440],
  ])('reads %s as %i minutes', (iso, minutes) => {
    expect(parseLifetime(iso)).toBe(minutes);
    expect(isZeroLifetime(iso)).toBe(minutes === 0);
  });

  it.each([
    '',
    'P',
    'PT',
    'P1DT',
    'P1M',
    'P1Y',
    'PT90S',
    'PT1.5H',
    '-P1D',
    'P-1D',
    '1D',
    'PT1D',
    'p1d',
    'P9999999999D',
    'unlimited',
  ])('refuses %j', (iso) => {
    expect(parseLifetime(iso)).toBeUndefined();
    expect(isZeroLifetime(iso)).toBe(false);
  });

  it.each([
    [0, 'PT0S'],
    [60, 'PT1H'],
    [1440, 'P1D'],
    [1560, 'P1DT2H'],
    [1501, 'P1DT1H1M'],
    [1, 'PT1M'],
  ])('writes %i minutes as %s', (minutes, iso) => {
    expect(formatLifetime(minutes)).toBe(iso);
  });

  it.each([-1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('does not write %s minutes', (minutes) => {
    expect(() => formatLifetime(minutes)).toThrow(RangeError);
  });

  it('preserves every lifetime in a round trip', () => {
    fc.assert(
      fc.property(anyMinutes, (minutes) => {
        expect(parseLifetime(formatLifetime(minutes))).toBe(minutes);
      }),
    );
  });
});

describe('units', () => {
  // Specification 4.56
  it('converts 36 hours to 2 days, and 2 days to 48 hours', () => {
    expect(toUnit(fromUnit(36, 'hours'), 'days')).toBe(2);
    expect(toUnit(fromUnit(2, 'days'), 'hours')).toBe(48);
    expect(toUnit(fromUnit(61, 'minutes'), 'hours')).toBe(2);
  });

  it('is never shorter, and never a whole unit longer', () => {
    fc.assert(
      fc.property(anyMinutes, fc.constantFrom(...units), (minutes, unit) => {
        const held = fromUnit(toUnit(minutes, unit), unit);
        expect(held).toBeGreaterThanOrEqual(minutes);
        expect(held - minutes).toBeLessThan(fromUnit(1, unit));
      }),
    );
  });

  it('is the largest unit without a remainder', () => {
    expect([2880, 2160, 90, 0].map(getUnit)).toEqual(['days', 'hours', 'minutes', 'hours']);
  });

  // Specification 5.29, 9.1, 9.2
  it('has a minimum of 1 day, 1 hour or 60 minutes', () => {
    expect(lifetimeMinimums).toEqual({ days: 1, hours: 1, minutes: 60 });
  });
});

describe('a pasted lifetime', () => {
  it.each([
    ['36h', 2160, 36, 'hours'],
    ['36 H', 2160, 36, 'hours'],
    ['P1DT2H', 1560, 26, 'hours'],
    ['pt36h', 2160, 36, 'hours'],
    ['P2D', 2880, 2, 'days'],
    ['48 hours', 2880, 48, 'hours'],
    ['1 day 2 hours', 1560, 26, 'hours'],
    ['1d, 30 min.', 1470, 1470, 'minutes'],
    ['2 дня', 2880, 2, 'days'],
    ['24 часа', 1440, 24, 'hours'],
    ['90 мин.', 90, 90, 'minutes'],
    ['24 ώρες', 1440, 24, 'hours'],
    ['2 ημέρες', 2880, 2, 'days'],
    ['30 λεπτά', 30, 30, 'minutes'],
  ])('%j is %i minutes, shown as %i %s', (text, minutes, count, unit) => {
    expect(readLifetime(text)).toEqual({ minutes, count, unit });
  });

  it.each(['', '36', 'h', '36x', '1h 2h', '1.5h', '-36h', '36h!', 'about 36h', 'P1M'])(
    '%j is invalid',
    (text) => {
      expect(readLifetime(text)).toBeUndefined();
    },
  );
});

describe('the end', () => {
  it('of 24 hours from 27.03.2027 20:00 in Athens is 28.03.2027 21:00 there: the clocks go forward between', () => {
    const made = instantIn('Europe/Athens', '2027-03-27', '20:00');
    if (!made.ok) throw new Error(made.reason);
    const end = endOfLifetime(made.instant, parseLifetime('PT24H') ?? Number.NaN);
    expect(end).toBe('2027-03-28T18:00:00Z');
    expect(formatInstant(end, 'Europe/Athens')).toBe('28.03.2027 21:00');
    expect(formatInstant(end, 'America/New_York')).toBe('28.03.2027 14:00');
  });

  it('refuses an instant without a zone', () => {
    expect(() => endOfLifetime('2027-03-27T20:00:00', 60)).toThrow(RangeError);
  });
});
