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

/** The rules for date-times, and their zone. */
export interface MomentRules extends Omit<DateRules, 'min' | 'max'> {
  /** The IANA zone of the local time: `Europe/Athens`. It is shown next to the field. */
  timeZone: string;
  /** The first possible instant. */
  min?: Instant | undefined;
  /** The last possible instant. */
  max?: Instant | undefined;
  /** `second` for a value such as `2026-11-20T10:30:05`. */
  precision?: ClockUnit | undefined;
}

/** The messages for reasons. */
export interface Tongue {
  locale: Locale;
  messages: Messages;
}

/** The days that have a selectable time. */
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

/** Why a valid date-time cannot be chosen, as a sentence. */
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

/** Why a value from outside can never have been chosen, whatever today's rules. */
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

/** Parses a typed or pasted date-time; refuses with a reason what the rules refuse. */
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

/** A limit at the field's precision: rounded to the first or last full minute within it. */
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
