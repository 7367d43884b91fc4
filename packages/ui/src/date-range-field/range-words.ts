import {
  type CivilDate,
  type DatePreset,
  type DateRange,
  formatDate,
  isDate,
  presetRange,
} from '@deck/values';
import { refusalWords } from '../calendar/refusal-words.ts';
import type { Locale, Messages } from '../messages/messages.ts';
import { getLength, isEmpty, isWhole, type RangeRefusal, type RangeRules } from './range-rules.ts';

/** The separator between the ends of a range. */
const rangeSeparator = ' - ';

/** The text of a range in its field: `01.03.2026 - 14.03.2026`, `01.03.2026 -`, `- 14.03.2026`. */
export function rangeText({ from, to }: DateRange): string {
  return from === '' && to === '' ? '' : `${getText(from)}${rangeSeparator}${getText(to)}`.trim();
}

/** The days of a preset in their shortest form: `20.11.2026`, `24.10 - 20.11`, `21.11.25 - 20.11.26`. */
export function presetDates(preset: DatePreset, today: CivilDate): string {
  const { from, to } = presetRange(preset, today);
  if (from === '' || to === '') return '';
  if (from === to) return formatDate(from);
  const isSameYear = from.slice(0, 4) === to.slice(0, 4);
  const short = (date: CivilDate) => {
    const [year = '', month, day] = date.split('-');
    return isSameYear ? `${day}.${month}` : `${day}.${month}.${year.slice(2)}`;
  };
  return `${short(from)}${rangeSeparator}${short(to)}`;
}

/** `28 days`, `4 nights`. */
export function lengthWords(length: number, { counts = 'days' }: RangeRules, messages: Messages): string {
  return messages.dateRangeField[counts](length);
}

/** The selection so far as text. */
export function summaryWords(
  range: DateRange,
  rules: RangeRules,
  today: CivilDate,
  messages: Messages,
): string {
  const words = messages.dateRangeField;
  if (isWhole(range)) {
    const length = lengthWords(getLength(range, rules), rules, messages);
    const hasToday = rules.counts !== 'nights' && range.from <= today && today <= range.to;
    return hasToday ? words.withToday(length) : length;
  }
  if (isEmpty(range)) return rules.openEnded ? words.preset.allTime : words.chooseFirst;
  if (!rules.openEnded) return range.from === '' ? words.chooseFirst : words.chooseLast;
  return range.from === '' ? words.until(formatDate(range.to)) : words.from(formatDate(range.from));
}

/** Why a range or its day is refused, as a sentence. */
export function rangeRefusalWords(
  refusal: RangeRefusal,
  rules: RangeRules,
  locale: Locale,
  messages: Messages,
): string {
  switch (refusal.kind) {
    case 'shortest':
    case 'longest':
      return messages.dateRangeField[refusal.kind](lengthWords(refusal.length, rules, messages));
    case 'incomplete':
      return messages.dateRangeField.incomplete;
    default:
      return refusalWords(refusal, locale, messages);
  }
}

/** An invalid day stays as it is. */
function getText(date: CivilDate | ''): string {
  return isDate(date) ? formatDate(date) : date;
}
