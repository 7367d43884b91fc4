import type { ImportReason } from '@deck/api/contract/import-fields';
import type { ImportTemplateDraft } from '@deck/api/contract/imports';
import { isAmount, isDate, readAmount } from '@deck/values';
import { getDateParts, type SlashOrder } from './detect-formats.ts';

/** A value, or why it is invalid. */
export type Read<T> = { readonly value: T } | { readonly reason: ImportReason };

const no = (reason: ImportReason) => ({ reason });

/** Whether a spreadsheet would execute a text as a formula. */
export const isFormula = (text: string): boolean => /^[=+\-@]/.test(text);

/**
 * Parses an amount: `1 234,50`, `1.234,50`, `1,234.50`, `€ 12`. An ambiguous amount (`1,234`) is invalid
 * until the template names the decimal sign.
 */
export function readAmountCell(
  text: string,
  currency: string,
  sign: ImportTemplateDraft['decimalSign'],
): Read<string> {
  if (/^[=@]/.test(text)) return no('FORMULA');
  const plain = sign === 'AUTO' ? text : unambiguous(text, sign);
  const reading = plain === undefined ? undefined : readAmount(plain, currency);
  if (reading?.kind === 'two') return no('AMOUNT_AMBIGUOUS');
  if (reading?.kind !== 'one') return no(toReason(reading?.reason));
  const { amount } = reading;
  if (!/[1-9]/.test(amount)) return no('AMOUNT_NOT_POSITIVE');
  return isAmount(amount, currency) && amount.replace(/\..*/, '').length <= 12
    ? { value: amount }
    : no('AMOUNT_TOO_LARGE');
}

type AmountRefusal = Extract<ReturnType<typeof readAmount>, { kind: 'none' }>['reason'];

function toReason(refusal: AmountRefusal | undefined): ImportReason {
  switch (refusal) {
    case 'negative':
      return 'AMOUNT_NOT_POSITIVE';
    case 'otherCurrency':
      return 'AMOUNT_OTHER_CURRENCY';
    case 'tooLarge':
      return 'AMOUNT_TOO_LARGE';
    default:
      return 'AMOUNT';
  }
}

const figure = /\d(?:[\d.,'\u2019\s]*\d)?/;

/**
 * The amount in canonical form: no thousands separators, a dot and two decimals. Undefined if the decimal
 * sign is misplaced or thousands are not groups of three.
 */
function unambiguous(text: string, sign: 'COMMA' | 'DOT'): string | undefined {
  const found = figure.exec(text);
  if (!found) return text;
  const decimal = sign === 'COMMA' ? ',' : '.';
  const [whole = '', fraction = '', ...more] = found[0].split(decimal);
  const grouped = /^[1-9]\d{0,2}(?:([.,'\u2019\s])\d{3})(?:\1\d{3})*$/.test(whole);
  const cents = fraction.replace(/0+$/, '').padEnd(2, '0');
  if (more.length > 0 || !(grouped || /^\d+$/.test(whole)) || !/^\d*$/.test(fraction) || cents.length > 2)
    return undefined;
  const { index } = found;
  const plain = `${whole.replace(/\D/g, '')}.${cents}`;
  return text.slice(0, index) + plain + text.slice(index + found[0].length);
}

/** Parses a day to `2026-12-31`. A leading year needs no order; with dots the month is second. */
export function readDateCell(
  text: string,
  format: ImportTemplateDraft['dateFormat'],
  found: SlashOrder,
): Read<string> {
  if (isFormula(text)) return no('FORMULA');
  const date = getDateParts(text);
  if (!date) return no('DATE');
  const { parts, sign } = date;
  const [a, b, c] = parts;
  if (a.length === 4) return day(a, b, c);
  const order = format === 'AUTO' && sign === '.' ? 'DAY_MONTH_YEAR' : format === 'AUTO' ? found : format;
  switch (order) {
    case 'DAY_MONTH_YEAR':
      return day(c, b, a);
    case 'MONTH_DAY_YEAR':
      return day(c, a, b);
    case 'YEAR_MONTH_DAY':
      return no('DATE');
    case 'UNKNOWN':
      if (Number(a) > 12 || a === b) return day(c, b, a);
      return Number(b) > 12 ? day(c, a, b) : no('DATE_AMBIGUOUS');
  }
}

function day(year: string, month: string, date: string): Read<string> {
  const text = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  return isDate(text) ? { value: text } : no('DATE');
}

/** Parses a local time to `14:30`. */
export function readTimeCell(text: string): Read<string> {
  const [, hours = '', minutes = ''] = /^(\d{1,2})[:.](\d{2})(?::00)?$/.exec(text) ?? [];
  return hours !== '' && Number(hours) < 24 && Number(minutes) < 60
    ? { value: `${hours.padStart(2, '0')}:${minutes}` }
    : no('TIME');
}

/** Parses a number of people, 1 to 999. */
export function readCountCell(text: string): Read<number> {
  return /^\d{1,3}$/.test(text) && Number(text) > 0 ? { value: Number(text) } : no('NUMBER');
}
