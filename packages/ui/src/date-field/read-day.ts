import { type CivilDate, formatDate, isDate, parseDate } from '@deck/values';
import { type DateRules, getRefusal } from '../calendar/date-rules.ts';
import { refusalWords } from '../calendar/refusal-words.ts';
import type { Locale, Messages } from '../messages/messages.ts';
import type { Reading } from '../typed-value/use-typed-value.ts';

/** Reads a typed or pasted day; without a year this year is meant. A day the rules refuse is refused with its reason. */
export function readDay(
  text: string,
  rules: DateRules,
  today: CivilDate,
  locale: Locale,
  messages: Messages,
): Reading<CivilDate> {
  const date = parseDate(text, Number(today.slice(0, 4)));
  if (date === undefined) return { refusal: messages.dateField.unreadable(formatDate(today)) };
  const refusal = getRefusal(date, rules);
  return refusal === undefined ? { value: date } : { refusal: refusalWords(refusal, locale, messages) };
}

/**
 * Why a value handed to the field is no day it could ever hold, in words. A real day that today's rules refuse is not
 * meant: it may have been chosen under others.
 */
export function foreignDay(
  date: CivilDate | '',
  today: CivilDate,
  locale: Locale,
  messages: Messages,
): string | undefined {
  if (date === '') return undefined;
  if (!isDate(date)) return messages.dateField.unreadable(formatDate(today));
  const refusal = getRefusal(date, {});
  return refusal && refusalWords(refusal, locale, messages);
}
