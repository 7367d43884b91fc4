import { addDays, type CivilDate, type DateRange, parseDate, parseDateRange } from '@deck/values';
import type { Locale, Messages } from '../messages/messages.ts';
import type { Reading } from '../typed-value/use-typed-value.ts';
import { type RangeRules, rangeRefusal } from './range-rules.ts';
import { rangeRefusalWords, rangeText } from './range-words.ts';

/**
 * Reads a typed or pasted range; a single day is a range of that day. One that ends before it starts is refused and
 * never turned around: which of its days is wrong, nobody knows.
 */
export function readRange(
  text: string,
  rules: RangeRules,
  today: CivilDate,
  locale: Locale,
  messages: Messages,
): Reading<DateRange> {
  const words = messages.dateRangeField;
  const day = parseDate(text);
  const range = day === undefined ? parseDateRange(text) : { from: day, to: day };
  if (range === undefined) {
    if (isBackwards(text)) return { refusal: words.backwards };
    return { refusal: words.unreadable(rangeText({ from: today, to: addDays(today, 7) })) };
  }
  const refusal = rangeRefusal(range, rules);
  if (refusal === undefined) return { value: range };
  return { refusal: rangeRefusalWords(refusal, rules, locale, messages) };
}

/** Whether the text is two days, the later first. */
function isBackwards(text: string): boolean {
  return [...text.matchAll(/[-\u2010-\u2015/]/g)].some(({ index }) => {
    const [from, to] = [parseDate(text.slice(0, index)), parseDate(text.slice(index + 1))];
    return from !== undefined && to !== undefined && from > to;
  });
}
