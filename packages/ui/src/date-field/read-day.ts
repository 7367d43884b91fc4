import { type CivilDate, formatDate, parseDate } from '@deck/values';
import { type DateRules, refusalOf } from '../calendar/date-rules.ts';
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
  const refusal = refusalOf(date, rules);
  return refusal === undefined ? { value: date } : { refusal: refusalWords(refusal, locale, messages) };
}
