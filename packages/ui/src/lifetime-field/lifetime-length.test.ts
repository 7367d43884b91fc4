import { fromUnit, type LifetimeUnit, parseLifetime } from '@deck/values';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getEnd, getIso, inUnit, isTooShort, lengthIn } from './lifetime-length.ts';

const unit = fc.constantFrom<LifetimeUnit>('days', 'hours', 'minutes');
const length = fc.record({ count: fc.integer({ min: 0, max: 100_000 }), unit });

describe('a lifetime in ISO-8601', () => {
  it.each([
    ['PT48H', 48, 'hours'],
    ['P2D', 2, 'days'],
    ['PT90M', 90, 'minutes'],
    ['P1DT2H', 26, 'hours'],
    ['PT0S', 0, 'hours'],
    ['P2W', 14, 'days'],
  ])('%s is %i %s', (iso, count, of) => {
    expect(lengthIn(iso)).toEqual({ count, unit: of });
  });

  it.each(['', 'unlimited', 'P1M', '36h'])('%j is invalid', (iso) => {
    expect(lengthIn(iso)).toBeUndefined();
  });

  it('keeps the unit it was typed in', () => {
    fc.assert(
      fc.property(length, (typed) => {
        expect(lengthIn(getIso(typed))).toEqual(typed);
        expect(parseLifetime(getIso(typed))).toBe(fromUnit(typed.count, typed.unit));
      }),
    );
  });
});

describe('another unit', () => {
  it('turns 36 hours into 2 days', () => {
    expect(inUnit({ count: 36, unit: 'hours' }, 'days')).toEqual({ count: 2, unit: 'days' });
  });

  it('is never shorter than before', () => {
    fc.assert(
      fc.property(length, unit, (typed, other) => {
        const next = inUnit(typed, other);
        expect(fromUnit(next.count, other)).toBeGreaterThanOrEqual(fromUnit(typed.count, typed.unit));
      }),
    );
  });
});

it.each([
  [0, 'days', true],
  [1, 'days', false],
  [0, 'hours', true],
  [1, 'hours', false],
  [59, 'minutes', true],
  [60, 'minutes', false],
] as const)('%i %s is too short: %s', (count, of, tooShort) => {
  expect(isTooShort({ count, unit: of })).toBe(tooShort);
});

describe('the end', () => {
  const now = '2026-11-20T07:41:00Z';

  it('is shown in the zone', () => {
    expect(getEnd({ count: 48, unit: 'hours' }, now, 'Europe/Athens')).toBe('22.11.2026 09:41');
    expect(getEnd({ count: 48, unit: 'hours' }, now, 'America/New_York')).toBe('22.11.2026 02:41');
  });

  it('is undefined beyond the calendar, for any number', () => {
    expect(getEnd({ count: 999_999_999, unit: 'days' }, now, 'Europe/Athens')).toBeUndefined();
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999 }), unit, (count, of) => {
        const end = getEnd({ count, unit: of }, now, 'Pacific/Kiritimati');
        expect(end === undefined || /^\d{2}\.\d{2}\.\d{4} \d{2}:\d{2}$/.test(end)).toBe(true);
      }),
    );
  });
});
