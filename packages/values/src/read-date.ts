import { type CivilDate, type DateRange, isDate } from './dates.ts';
import { plainText } from './plain-text.ts';

const dotted = /^(\d{1,2}) ?[. ] ?(\d{1,2})(?: ?[. ] ?(\d{4})| ?\.)?$/;
const side = String.raw`\d{4}-\d{2}-\d{2}|\d{1,2} ?[. ] ?\d{1,2}(?: ?[. ] ?\d{4}| ?\.)?`;
const range = new RegExp(`^(${side})? ?[-\u2010-\u2015/] ?(${side})?$`);

/**
 * Parses a typed or pasted day: `31.12.2026`, `2026-12-31`, `1.3.2026`, with spaces around or instead of the
 * dots, and `31.12` or `31.12.` with a default year. Undefined for an invalid day and an incomplete year.
 */
export function parseDate(text: string, assumedYear?: number): CivilDate | undefined {
  const plain = plainText(text);
  if (isDate(plain)) return plain;
  const match = dotted.exec(plain);
  if (match === null) return undefined;
  const [, day = '', month = '', year = String(assumedYear)] = match;
  const date = `${year.padStart(4, '0')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDate(date) ? date : undefined;
}

/**
 * Parses a typed or pasted range: `01.03.2026 - 14.03.2026`, `01.03 - 14.03.2026` (the first year follows
 * from the second), `2026-03-01/2026-03-14`. `01.03.2026 -` and `- 14.03.2026` are open at an end. Undefined
 * for anything else, and for a range that ends before it starts.
 */
export function parseDateRange(text: string): DateRange | undefined {
  const match = range.exec(plainText(text));
  if (match === null) return undefined;
  const [, start = '', end = ''] = match;
  const to = end === '' ? '' : parseDate(end);
  if (to === undefined || start + end === '') return undefined;
  const from = start === '' ? '' : (parseDate(start) ?? lastBefore(start, to));
  if (from === undefined || (from !== '' && to !== '' && from > to)) return undefined;
  return { from, to };
}

/** A day without a year, in the latest year that is not after `to`: 20.12 before 05.01.2027 is in 2026. */
function lastBefore(dayAndMonth: string, to: CivilDate | ''): CivilDate | undefined {
  if (to === '') return undefined;
  const year = Number(to.slice(0, 4));
  return [year, year - 1]
    .map((assumed) => parseDate(dayAndMonth, assumed))
    .find((date) => date !== undefined && date <= to);
}
