import { type CivilDate, getWeekday } from '@deck/values';
import { firstDay, lastDay } from './calendar-years.ts';

/** The rules for selectable days. */
export interface DateRules {
  /** The first selectable day; by default 01.01.1900. */
  min?: CivilDate | undefined;
  /** The last selectable day; by default 31.12.2100. */
  max?: CivilDate | undefined;
  /** Days that cannot be chosen, or a function that returns `true` or the reason for such a day. */
  disabledDates?: readonly CivilDate[] | ((date: CivilDate) => boolean | string | undefined) | undefined;
  /** Weekdays that cannot be chosen, by ISO 8601: 1 is Monday, 7 is Sunday. */
  disabledWeekdays?: readonly number[] | undefined;
  /** If set, only these days can be chosen. */
  allowedDates?: readonly CivilDate[] | undefined;
}

/** Why a day cannot be chosen. */
export type DayRefusal =
  | { readonly kind: 'early' | 'late'; readonly limit: CivilDate }
  | { readonly kind: 'weekday'; readonly date: CivilDate }
  | { readonly kind: 'taken'; readonly reason?: string };

/** The first and the last day of a calendar. */
export function getBounds({ min = '', max = '' }: DateRules): { first: CivilDate; last: CivilDate } {
  return {
    first: min > firstDay ? min : firstDay,
    last: max !== '' && max < lastDay ? max : lastDay,
  };
}

/** Clamps a day to the limits. */
export function nearest(date: CivilDate, first: CivilDate, last: CivilDate): CivilDate {
  if (date < first) return first;
  return date > last ? last : date;
}

/** Why the rules refuse a day; undefined if it can be chosen. */
export function getRefusal(date: CivilDate, rules: DateRules): DayRefusal | undefined {
  const { first, last } = getBounds(rules);
  if (date < first) return { kind: 'early', limit: first };
  if (date > last) return { kind: 'late', limit: last };
  if (rules.disabledWeekdays?.includes(getWeekday(date))) return { kind: 'weekday', date };
  if (rules.allowedDates !== undefined && !rules.allowedDates.includes(date)) return { kind: 'taken' };
  const { disabledDates } = rules;
  if (typeof disabledDates !== 'function')
    return disabledDates?.includes(date) ? { kind: 'taken' } : undefined;
  const answer = disabledDates(date);
  if (typeof answer === 'string' && answer !== '') return { kind: 'taken', reason: answer };
  return answer === true ? { kind: 'taken' } : undefined;
}
