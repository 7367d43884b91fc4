import { describe, expect, it } from 'vitest';
import { getBounds, getRefusal, nearest } from './date-rules.ts';

describe('a day', () => {
  // Specification 5.51-5.53, 9.20
  it.each([
    ['1899-12-31', {}, { kind: 'early', limit: '1900-01-01' }],
    ['1900-01-01', {}, undefined],
    ['2100-12-31', {}, undefined],
    ['2101-01-01', {}, { kind: 'late', limit: '2100-12-31' }],
    ['2026-11-19', { min: '2026-11-20' }, { kind: 'early', limit: '2026-11-20' }],
    ['2026-11-20', { min: '2026-11-20', max: '2026-11-20' }, undefined],
    ['2026-11-21', { max: '2026-11-20' }, { kind: 'late', limit: '2026-11-20' }],
    ['2026-11-22', { disabledWeekdays: [6, 7] }, { kind: 'weekday', date: '2026-11-22' }],
    ['2026-11-20', { disabledWeekdays: [6, 7] }, undefined],
    ['2026-11-20', { allowedDates: ['2026-11-21'] }, { kind: 'taken' }],
    ['2026-11-21', { allowedDates: ['2026-11-21'] }, undefined],
    ['2026-11-20', { disabledDates: ['2026-11-20'] }, { kind: 'taken' }],
    ['2026-11-20', { disabledDates: () => true }, { kind: 'taken' }],
    [
      '2026-11-20',
      { disabledDates: () => 'Closed for the winter' },
      { kind: 'taken', reason: 'Closed for the winter' },
    ],
    ['2026-11-20', { disabledDates: () => false }, undefined],
    ['2026-11-20', { disabledDates: () => undefined }, undefined],
  ])('%s under %j: %j', (date, rules, refusal) => {
    expect(getRefusal(date, rules)).toEqual(refusal);
  });
});

it('no limit exceeds the years 1900 to 2100', () => {
  expect(getBounds({ min: '1800-01-01', max: '2200-01-01' })).toEqual({
    first: '1900-01-01',
    last: '2100-12-31',
  });
});

it('a day beyond a limit is clamped to it', () => {
  const near = (date: string) => nearest(date, '2026-01-01', '2026-12-31');
  expect(['2025-06-01', '2026-06-01', '2027-06-01'].map(near)).toEqual([
    '2026-01-01',
    '2026-06-01',
    '2026-12-31',
  ]);
});
