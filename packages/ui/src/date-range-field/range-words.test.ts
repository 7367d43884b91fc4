import { type DateRange, datePresets, findPreset, parseDateRange, presetRange } from '@deck/values';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { en } from '../messages/en.ts';
import { firstMonth } from './first-month.ts';
import { presetDates, rangeText, summaryWords } from './range-words.ts';
import { readRange } from './read-range.ts';

const today = '2026-11-20';
const days = fc.integer({ min: 10, max: 28 }).map((day) => `2026-11-${day}`);

it('each preset shows its days', () => {
  expect(datePresets.map((preset) => presetDates(preset, today))).toEqual([
    '20.11.2026',
    '24.10 - 20.11',
    '21.08 - 20.11',
    '21.11.25 - 20.11.26',
    '',
  ]);
});

it("days are labelled with their preset's name", () => {
  for (const preset of datePresets)
    expect(findPreset(presetRange(preset, today), datePresets, today)).toBe(preset);
  expect(findPreset({ from: '2026-11-19', to: today }, datePresets, today)).toBeUndefined();
  expect(findPreset(presetRange('today', today), ['allTime'], today)).toBeUndefined();
});

describe('the text of a range', () => {
  // Specification 9.25
  it.each([
    [{ from: '2026-10-24', to: '2026-11-20' }, '24.10.2026 - 20.11.2026'],
    [{ from: '2026-10-24', to: '' }, '24.10.2026 -'],
    [{ from: '', to: '2026-11-20' }, '- 20.11.2026'],
    [{ from: '', to: '' }, ''],
  ] as const)('of %j is %j', (range: DateRange, text) => {
    expect(rangeText(range)).toBe(text);
    if (text !== '') expect(parseDateRange(text)).toEqual(range);
  });

  it('can be parsed back', () => {
    fc.assert(
      fc.property(days, days, (one, other) => {
        const [from = '', to = ''] = [one, other].sort();
        expect(readRange(rangeText({ from, to }), {}, today, 'en', en)).toEqual({ value: { from, to } });
      }),
    );
  });
});

describe('a typed range', () => {
  it.each([
    ['01.03 - 14.03.2026', { value: { from: '2026-03-01', to: '2026-03-14' } }],
    ['20.11.2026', { value: { from: today, to: today } }],
    ['14.03.2026 - 01.03.2026', { refusal: 'The range ends before it starts' }],
    ['2026-03-14/2026-03-01', { refusal: 'The range ends before it starts' }],
    ['01.03.2026 -', { refusal: 'Enter both dates' }],
    ['soon', { refusal: 'Enter two dates such as 20.11.2026 - 27.11.2026' }],
    ['01.03.1899 - 14.03.2026', { refusal: 'The first day possible is 01.01.1900' }],
  ])('%j: %j', (text, reading) => {
    expect(readRange(text, {}, today, 'en', en)).toEqual(reading);
  });

  it('follows the rules', () => {
    expect(readRange('20.11.2026', { counts: 'nights' }, today, 'en', en)).toEqual({
      refusal: 'At least 1 night',
    });
    expect(readRange('01.03.2026 -', { openEnded: true }, today, 'en', en)).toEqual({
      value: { from: '2026-03-01', to: '' },
    });
    expect(readRange('01.11.2026 - 22.11.2026', { disabledWeekdays: [7] }, today, 'en', en)).toEqual({
      refusal: 'Not possible on a Sunday',
    });
  });
});

describe('the text of the selection', () => {
  it.each([
    [{ from: '2026-10-24', to: '2026-11-20' }, {}, '28 days, today included'],
    [{ from: '2026-11-24', to: '2026-11-28' }, {}, '5 days'],
    [{ from: '2026-11-20', to: '2026-11-21' }, { counts: 'nights' }, '1 night'],
    [{ from: '2026-11-24', to: '' }, {}, 'Choose the last day'],
    [{ from: '2026-11-24', to: '' }, { openEnded: true }, 'From 24.11.2026'],
    [{ from: '', to: '2026-11-24' }, { openEnded: true }, 'Until 24.11.2026'],
    [{ from: '', to: '' }, {}, 'Choose the first day'],
    [{ from: '', to: '' }, { openEnded: true }, 'All time'],
  ] as const)('%j under %j: %s', (range, rules, words) => {
    expect(summaryWords(range, rules, today, en)).toBe(words);
  });
});

describe('the first visible month', () => {
  const none = { from: '', to: '' };
  const lastWeeks = { from: '2026-10-24', to: '2026-11-20' };
  it.each([
    [lastWeeks, 2, true, {}, '2026-10-01'],
    [{ from: '2025-11-21', to: '2026-11-20' }, 2, true, {}, '2026-10-01'],
    [{ from: today, to: today }, 2, true, { max: today }, '2026-10-01'],
    [lastWeeks, 1, true, {}, '2026-11-01'],
    [none, 2, true, {}, '2026-10-01'],
    [none, 2, false, {}, '2026-11-01'],
    [{ from: '2026-12-24', to: '2027-01-02' }, 2, false, {}, '2026-12-01'],
    [none, 2, false, { min: '2027-03-15' }, '2027-03-01'],
    [none, 2, false, { min: '2026-11-01', max: '2026-11-30' }, '2026-11-01'],
    [none, 2, true, { max: '2026-06-15' }, '2026-05-01'],
  ] as const)('of %j with %i, looking back %s, under %j is %s', (range, months, looksBack, rules, month) => {
    expect(firstMonth(range, today, months, looksBack, rules)).toBe(month);
  });
});
