import { addDays, type DateRange, datePresets, daysBetween } from '@deck/values';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  getLength,
  getPreview,
  isWhole,
  noRange,
  offeredPresets,
  pressRefusal,
  rangeRefusal,
  withDay,
} from './range-rules.ts';

const day = fc.integer({ min: 0, max: 400 }).map((days) => addDays('2026-01-01', days));
const presses = (days: readonly string[], rules = {}) =>
  days.reduce<DateRange>((range, date) => withDay(range, date, rules), noRange);

describe('pressing days', () => {
  it('starts, ends, and starts again at the third press', () => {
    expect(presses(['2026-11-24'])).toEqual({ from: '2026-11-24', to: '' });
    expect(presses(['2026-11-24', '2026-11-28'])).toEqual({ from: '2026-11-24', to: '2026-11-28' });
    expect(presses(['2026-11-24', '2026-11-28', '2026-11-26'])).toEqual({ from: '2026-11-26', to: '' });
  });

  it('accepts the two days in any order', () => {
    fc.assert(
      fc.property(day, day, (one, other) => {
        const { from, to } = presses([one, other]);
        expect([from, to]).toEqual([one, other].sort());
        expect(presses([other, one])).toEqual({ from, to });
      }),
    );
  });

  it('twice on a day chooses that day, or deselects it where nights are counted', () => {
    expect(presses(['2026-11-24', '2026-11-24'])).toEqual({ from: '2026-11-24', to: '2026-11-24' });
    expect(presses(['2026-11-24', '2026-11-24'], { counts: 'nights' })).toEqual(noRange);
  });

  it('completes a range with an open start', () => {
    expect(withDay({ from: '', to: '2026-11-28' }, '2026-11-24', {})).toEqual({
      from: '2026-11-24',
      to: '2026-11-28',
    });
  });

  it('never results in a range of invalid length', () => {
    const rules = { counts: 'nights', shortest: 2, longest: 7 } as const;
    fc.assert(
      fc.property(fc.array(day, { maxLength: 12 }), (days) => {
        let range = noRange;
        for (const date of days) {
          if (pressRefusal(range, date, rules) === undefined) range = withDay(range, date, rules);
          if (isWhole(range)) expect(getLength(range, rules)).toSatisfy((n: number) => n >= 2 && n <= 7);
        }
      }),
    );
  });
});

describe('a length', () => {
  const range = { from: '2026-11-24', to: '2026-11-28' };

  it('counts days inclusively, or the nights between', () => {
    expect(getLength(range, {})).toBe(5);
    expect(getLength(range, { counts: 'nights' })).toBe(4);
  });

  it.each([
    [{ shortest: 6 }, { kind: 'shortest', length: 6 }],
    [{ shortest: 5, longest: 5 }, undefined],
    [{ longest: 4 }, { kind: 'longest', length: 4 }],
    [{ counts: 'nights', longest: 4 }, undefined],
    [
      { counts: 'nights', shortest: 5 },
      { kind: 'shortest', length: 5 },
    ],
  ] as const)('under %j: %j', (rules, refusal) => {
    expect(rangeRefusal(range, rules)).toEqual(refusal);
  });
});

describe('an open range', () => {
  it('is incomplete unless it may be open', () => {
    expect(rangeRefusal({ from: '2026-11-24', to: '' }, {})).toEqual({ kind: 'incomplete' });
    expect(rangeRefusal({ from: '', to: '2026-11-24' }, { openEnded: true })).toBeUndefined();
    expect(rangeRefusal(noRange, {})).toBeUndefined();
  });

  it('keeps the rules for its end', () => {
    expect(rangeRefusal({ from: '2026-11-24', to: '' }, { openEnded: true, max: '2026-11-20' })).toEqual({
      kind: 'late',
      limit: '2026-11-20',
    });
  });
});

describe('the preview', () => {
  it('contains what a second press would add, without the existing end', () => {
    const open = { from: '2026-11-24', to: '' };
    expect(getPreview(open, '2026-11-26', {})).toEqual({ from: '2026-11-25', to: '2026-11-26' });
    expect(getPreview(open, '2026-11-22', {})).toEqual({ from: '2026-11-22', to: '2026-11-23' });
    expect(getPreview(open, '2026-11-26', { longest: 2 })).toBeUndefined();
    expect(getPreview(open, undefined, {})).toBeUndefined();
    expect(getPreview({ from: '2026-11-24', to: '2026-11-28' }, '2026-11-30', {})).toBeUndefined();
  });

  it('has the length of the future range, less that end', () => {
    fc.assert(
      fc.property(day, day, (from, pointed) => {
        const preview = getPreview({ from, to: '' }, pointed, {});
        if (preview === undefined) throw new Error('none');
        expect(daysBetween(preview.from, preview.to) + 1).toBe(Math.abs(daysBetween(from, pointed)));
      }),
    );
  });
});

describe('the offered presets', () => {
  const offered = (rules: object) => offeredPresets(datePresets, '2026-11-20', rules);

  it('include "all time" only if both ends may be missing', () => {
    expect(offered({ openEnded: true })).toEqual(datePresets);
    expect(offered({})).toEqual(datePresets.filter((preset) => preset !== 'allTime'));
  });

  it('exclude presets the rules refuse', () => {
    expect(offered({ longest: 40 })).toEqual(['today', 'last4weeks']);
    expect(offered({ max: '2026-11-19' })).toEqual([]);
  });
});
