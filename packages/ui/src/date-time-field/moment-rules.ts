import { type CivilDate, type Instant, toEpoch, zonedParts } from '@deck/values';
import { isInCalendar } from '../calendar/calendar-years.ts';
import { type DateRules, getRefusal } from '../calendar/date-rules.ts';
import { refusalWords } from '../calendar/refusal-words.ts';
import type { Locale, Messages } from '../messages/messages.ts';
import type { ClockUnit } from '../time-field/clock-time.ts';
import type { Reading } from '../typed-value/use-typed-value.ts';
import {
  type CivilDateTime,
  formatDateTime,
  getInstant,
  getParts,
  inZone,
  isDateTime,
  joined,
  parseDateTime,
} from './civil-date-time.ts';

/** Which moments may be chosen, and on whose clocks. */
export interface MomentRules extends Omit<DateRules, 'min' | 'max'> {
  /** IANA name of the zone whose clocks are meant: `Europe/Athens`. It is said beside the field. */
  timeZone: string;
  /** The first instant possible. */
  min?: Instant | undefined;
  /** The last instant possible. */
  max?: Instant | undefined;
  /** `second` for a value such as `2026-11-20T10:30:05`. */
  precision?: ClockUnit | undefined;
}

/** The words the reasons are said in. */
export interface Tongue {
  locale: Locale;
  messages: Messages;
}

/** The days on which some moment may be chosen. */
export function dayRules({ timeZone, min, max, ...rules }: MomentRules): DateRules {
  const dayOf = (instant: Instant | undefined) =>
    instant === undefined ? undefined : zonedParts(instant, timeZone).date;
  return {
    disabledDates: rules.disabledDates,
    disabledWeekdays: rules.disabledWeekdays,
    allowedDates: rules.allowedDates,
    min: dayOf(min),
    max: dayOf(max),
  };
}

/** Why a moment that can be written cannot be chosen, in words. */
export function momentRefusal(
  value: CivilDateTime,
  rules: MomentRules,
  { locale, messages }: Tongue,
): string | undefined {
  const words = messages.dateTimeField;
  const { timeZone, min, max } = rules;
  const { date } = getParts(value);
  const dayReason = (days: DateRules) => {
    const refusal = getRefusal(date, days);
    return refusal && refusalWords(refusal, locale, messages);
  };
  if (!isInCalendar(date)) return dayReason(dayRules(rules));
  const instant = getInstant(value, timeZone);
  if (instant === undefined) return words.skipped;
  const epoch = toEpoch(instant);
  if (min !== undefined && epoch < toEpoch(min)) return words.early(limit(min, Math.ceil, rules));
  if (max !== undefined && epoch > toEpoch(max)) return words.late(limit(max, Math.floor, rules));
  return dayReason({ ...dayRules(rules), min: undefined, max: undefined });
}

/** Why a value handed to the field could never have been chosen in it, whatever the rules are today. */
export function foreignReason(
  value: CivilDateTime | '',
  today: CivilDate,
  { timeZone, precision = 'minute' }: MomentRules,
  tongue: Tongue,
): string | undefined {
  if (value === '') return undefined;
  if (isDateTime(value, precision)) return momentRefusal(value, { timeZone, precision }, tongue);
  return unreadable(today, precision, tongue);
}

/** Reads a typed or pasted moment; what the rules refuse is refused with its reason. */
export function readMoment(
  text: string,
  today: CivilDate,
  rules: MomentRules,
  tongue: Tongue,
): Reading<CivilDateTime> {
  const { timeZone, precision = 'minute' } = rules;
  const value = parseDateTime(text, timeZone, precision, Number(today.slice(0, 4)));
  if (value === 'date') return { refusal: tongue.messages.dateTimeField.noTime };
  if (value === undefined) return { refusal: unreadable(today, precision, tongue) };
  const refusal = momentRefusal(value, rules, tongue);
  return refusal === undefined ? { value } : { refusal };
}

/** A limit as the field could hold it: of one within a minute, the first or last full minute that keeps it. */
function limit(
  instant: Instant,
  round: (parts: number) => number,
  { timeZone, precision = 'minute' }: MomentRules,
): string {
  const part = precision === 'second' ? 1000 : 60_000;
  const value = inZone(round(toEpoch(instant) / part) * part, timeZone, precision);
  return value === undefined ? '' : formatDateTime(value);
}

function unreadable(today: CivilDate, precision: ClockUnit, { messages }: Tongue): string {
  const example = joined(today, precision === 'second' ? '10:30:00' : '10:30');
  return messages.dateTimeField.unreadable(formatDateTime(example));
}
