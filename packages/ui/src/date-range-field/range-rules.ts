import {
  addDays,
  type CivilDate,
  type DatePreset,
  type DateRange,
  daysBetween,
  isDate,
  presetRange,
} from '@deck/values';
import { type DateRules, type DayRefusal, getRefusal } from '../calendar/date-rules.ts';

/** Which ranges may be chosen. */
export interface RangeRules extends DateRules {
  /** What a length is counted in: days with both ends, or the nights between them. */
  counts?: 'days' | 'nights' | undefined;
  /** The least length, in what it counts; 1 when left out. */
  shortest?: number | undefined;
  /** The greatest length, in what it counts. */
  longest?: number | undefined;
  /** Whether one end, or both, may be left open. */
  openEnded?: boolean | undefined;
}

export type LengthRefusal = { readonly kind: 'shortest' | 'longest'; readonly length: number };
export type RangeRefusal = DayRefusal | LengthRefusal | { readonly kind: 'incomplete' };

export const noRange: DateRange = { from: '', to: '' };

export function isWhole({ from, to }: DateRange): boolean {
  return from !== '' && to !== '';
}

export function isEmpty({ from, to }: DateRange): boolean {
  return from === '' && to === '';
}

/** Whether both ends are days or open, and in order: what else may come from outside has no length and no words. */
export function isRange({ from, to }: DateRange): boolean {
  if (![from, to].every((end) => end === '' || isDate(end))) return false;
  return from === '' || to === '' || from <= to;
}

/** The length of a range with two ends, in what the rules count. */
export function getLength({ from, to }: DateRange, { counts }: RangeRules): number {
  return daysBetween(from, to) + (counts === 'nights' ? 0 : 1);
}

/** Why the rules refuse a range; undefined for one that may be chosen, and for an empty one. */
export function rangeRefusal(range: DateRange, rules: RangeRules): RangeRefusal | undefined {
  if (isEmpty(range)) return undefined;
  for (const end of [range.from, range.to]) {
    const refusal = end === '' ? undefined : getRefusal(end, rules);
    if (refusal !== undefined) return refusal;
  }
  if (isWhole(range)) return lengthRefusal(range, rules);
  return rules.openEnded ? undefined : { kind: 'incomplete' };
}

/**
 * The range after one more day was pressed. The first press begins it, the second ends it whichever day is earlier,
 * the third begins anew. Where a single day is too short, a second press on the same day takes it back.
 */
export function withDay(range: DateRange, day: CivilDate, rules: RangeRules): DateRange {
  if (isWhole(range) || isEmpty(range)) return { from: day, to: '' };
  const open = range.from === '' ? range.to : range.from;
  const next = open <= day ? { from: open, to: day } : { from: day, to: open };
  return open === day && lengthRefusal(next, rules)?.kind === 'shortest' ? noRange : next;
}

/** Why a day cannot be pressed next: the rules refuse it, or the range would get too short or too long. */
export function pressRefusal(range: DateRange, day: CivilDate, rules: RangeRules) {
  const refusal = getRefusal(day, rules);
  if (refusal !== undefined) return refusal;
  const next = withDay(range, day, rules);
  return isWhole(next) ? lengthRefusal(next, rules) : undefined;
}

/** The days a second press would take in; undefined while none is awaited. */
export function getPreview(
  range: DateRange,
  day: CivilDate | undefined,
  rules: RangeRules,
): DateRange | undefined {
  if (day === undefined || isWhole(range) || isEmpty(range)) return undefined;
  if (pressRefusal(range, day, rules) !== undefined) return undefined;
  const { from, to } = withDay(range, day, rules);
  if (from === '' || to === '') return undefined;
  // The end that stands already keeps its own look.
  return range.from === '' || to === range.from
    ? { from, to: addDays(to, -1) }
    : { from: addDays(from, 1), to };
}

function lengthRefusal(range: DateRange, rules: RangeRules): LengthRefusal | undefined {
  const length = getLength(range, rules);
  const { shortest = 1, longest } = rules;
  if (length < shortest) return { kind: 'shortest', length: shortest };
  return longest !== undefined && length > longest ? { kind: 'longest', length: longest } : undefined;
}

/** Whether it can be taken as it is; an empty one only where ends may be missing. */
export function isApplicable(range: DateRange, rules: RangeRules): boolean {
  return rangeRefusal(range, rules) === undefined && (rules.openEnded === true || range.from !== '');
}

/** The periods that can be taken. */
export function offeredPresets(presets: readonly DatePreset[], today: CivilDate, rules: RangeRules) {
  return presets.filter((preset) => isApplicable(presetRange(preset, today), rules));
}
