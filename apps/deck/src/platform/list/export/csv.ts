import type { AmountCell } from '@deck/ui';
import { zonedParts } from '@deck/values';

/** What a cell of a file holds: text, a count, an amount, a civil date or an instant. */
export type CsvValue =
  | string
  | number
  | null
  | { readonly amount: AmountCell['amount'] }
  | { readonly date: string | null }
  | { readonly at: string | null };

interface CsvLocale {
  readonly locale: string;
  readonly timeZone: string;
}

/** A spreadsheet reads a file as UTF-8 only when it begins so. */
export const BYTE_ORDER_MARK = '\u{FEFF}';

/** A line of the file. Where the comma is the decimal sign, spreadsheets expect values apart by semicolons. */
export function csvLine(values: readonly CsvValue[], reader: CsvLocale): string {
  const separator = hasDecimalComma(reader.locale) ? ';' : ',';
  return `${values.map((value) => quoted(getText(value, reader), separator)).join(separator)}\r\n`;
}

function getText(value: CsvValue, { locale, timeZone }: CsvLocale): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return harmless(value);
  if ('amount' in value) return hasDecimalComma(locale) ? value.amount.replace('.', ',') : value.amount;
  if ('date' in value) return value.date === null ? '' : dayText(value.date, locale);
  if (value.at === null) return '';
  const { date, time } = zonedParts(value.at, timeZone);
  return `${dayText(date, locale)} ${time}`;
}

/** A spreadsheet would run such text as a formula: an apostrophe in front makes it text again. */
const harmless = (text: string): string => (/^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(text) ? `'${text}` : text);

const quoted = (text: string, separator: string): string =>
  /["\r\n]/.test(text) || text.includes(separator) || text !== text.trim()
    ? `"${text.replaceAll('"', '""')}"`
    : text;

const hasDecimalComma = (locale: string): boolean =>
  new Intl.NumberFormat(locale)
    .formatToParts(1.5)
    .some(({ type, value }) => type === 'decimal' && value === ',');

/** As the spreadsheets of a language read a date; in English, where two orders of day and month live, year first. */
function dayText(date: string, locale: string): string {
  if (locale.startsWith('en')) return date;
  const [year, month, day] = date.split('-');
  return [day, month, year].join(locale.startsWith('el') ? '/' : '.');
}
