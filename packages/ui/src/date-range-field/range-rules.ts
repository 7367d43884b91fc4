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

/** The rules for ranges. */
export interface RangeRules extends DateRules {
  /** The unit of lengths: inclusive days or nights. */
  counts?: 'days' | 'nights' | undefined;
  /** The minimum length in that unit; by default 1. */
  shortest?: number | undefined;
  /** The maximum length in that unit. */
  longest?: number | undefined;
  /** Whether an end, or both, may be open. */
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

/**
 * Whether both ends are valid or open, and in order. Other values from outside have no length and no text.
 */
export function isRange({ from, to }: DateRange): boolean {
  if (![from, to].every((end) => end === '' || isDate(end))) return false;
  return from === '' || to === '' || from <= to;
}

/** The length of a range with two ends, in the rules' unit. */
export function getLength({ from, to }: DateRange, { counts }: RangeRules): number {
  return daysBetween(from, to) + (counts === 'nights' ? 0 : 1);
}

/** Why the rules refuse a range; undefined if it is valid or empty. */
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
 * The range after another press. The first press starts it, the second ends it in either order, the third
 * starts again. If a single day is too short, a second press on it deselects it.
 */
export function withDay(range: DateRange, day: CivilDate, rules: RangeRules): DateRange {
  if (isWhole(range) || isEmpty(range)) return { from: day, to: '' };
  const open = range.from === '' ? range.to : range.from;
  const next = open <= day ? { from: open, to: day } : { from: day, to: open };
  return open === day && lengthRefusal(next, rules)?.kind === 'shortest' ? noRange : next;
}

/** Why a day cannot be pressed next: the rules refuse it, or the range would be too short or too long. */
export function pressRefusal(range: DateRange, day: CivilDate, rules: RangeRules) {
  const refusal = getRefusal(day, rules);
  if (refusal !== undefined) return refusal;
  const next = withDay(range, day, rules);
  return isWhole(next) ? lengthRefusal(next, rules) : undefined;
}

/** The days a second press would add; undefined if none is expected. */
export function getPreview(
  range: DateRange,
  day: CivilDate | undefined,
  rules: RangeRules,
): DateRange | undefined {
  if (day === undefined || isWhole(range) || isEmpty(range)) return undefined;
  if (pressRefusal(range, day, rules) !== undefined) return undefined;
  const { from, to } = withDay(range, day, rules);
  if (from === '' || to === '') return undefined;
  // The existing end keeps its own style.
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

/** Whether it can be applied; an empty range only if ends may be missing. */
export function isApplicable(range: DateRange, rules: RangeRules): boolean {
  return rangeRefusal(range, rules) === undefined && (rules.openEnded === true || range.from !== '');
}

/** The presets that can be applied. */
export function offeredPresets(presets: readonly DatePreset[], today: CivilDate, rules: RangeRules) {
  return presets.filter((preset) => isApplicable(presetRange(preset, today), rules));
}
