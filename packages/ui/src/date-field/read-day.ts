import { type CivilDate, formatDate, isDate, parseDate } from '@deck/values';
import { type DateRules, getRefusal } from '../calendar/date-rules.ts';
import { refusalWords } from '../calendar/refusal-words.ts';
import type { Locale, Messages } from '../messages/messages.ts';
import type { Reading } from '../typed-value/use-typed-value.ts';

/**
 * Parses a typed or pasted day; without a year it is in the current year. A day the rules refuse is refused
 * with the reason.
 */
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
 * Why a value from outside is not a valid day, as a sentence. A day that only the current rules refuse is
 * valid: it may have been chosen under others.
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
