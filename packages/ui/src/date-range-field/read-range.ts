import { addDays, type CivilDate, type DateRange, isDate, parseDate, parseDateRange } from '@deck/values';
import type { Locale, Messages } from '../messages/messages.ts';
import type { Reading } from '../typed-value/use-typed-value.ts';
import { isRange, type RangeRules, rangeRefusal } from './range-rules.ts';
import { rangeRefusalWords, rangeText } from './range-words.ts';

/** Longer than any range: the search for swapped days tries every dash. */
const longestText = 100;

/**
 * Parses a typed or pasted range; a single day is a range of that day. A range that ends before it starts is
 * refused and never swapped: nobody knows which of its days is wrong.
 */
export function readRange(
  text: string,
  rules: RangeRules,
  today: CivilDate,
  locale: Locale,
  messages: Messages,
): Reading<DateRange> {
  const words = messages.dateRangeField;
  const isOverlong = text.trim().length > longestText;
  const day = isOverlong ? undefined : parseDate(text);
  const range = day !== undefined ? { from: day, to: day } : isOverlong ? undefined : parseDateRange(text);
  if (range === undefined) {
    if (!isOverlong && isBackwards(text)) return { refusal: words.backwards };
    return { refusal: words.unreadable(rangeText({ from: today, to: addDays(today, 7) })) };
  }
  const refusal = rangeRefusal(range, rules);
  if (refusal === undefined) return { value: range };
  return { refusal: rangeRefusalWords(refusal, rules, locale, messages) };
}

/** Why a value from outside is not a valid range, as a sentence. */
export function foreignRange(
  range: DateRange,
  today: CivilDate,
  locale: Locale,
  messages: Messages,
): string | undefined {
  if (isRange(range)) {
    const refusal = rangeRefusal(range, { openEnded: true });
    return refusal && rangeRefusalWords(refusal, {}, locale, messages);
  }
  const words = messages.dateRangeField;
  if (isDate(range.from) && isDate(range.to)) return words.backwards;
  return words.unreadable(rangeText({ from: today, to: addDays(today, 7) }));
}

/** Whether the text is two days in reverse order. */
function isBackwards(text: string): boolean {
  return [...text.matchAll(/[-\u2010-\u2015/]/g)].some(({ index }) => {
    const [from, to] = [parseDate(text.slice(0, index)), parseDate(text.slice(index + 1))];
    return from !== undefined && to !== undefined && from > to;
  });
}
