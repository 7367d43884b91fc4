import { getExponent, typedDecimals } from './currencies.ts';
import { isCurrencyMark, isMarkOf } from './currency-marks.ts';
import { isAmount, parseMoney, toAmount } from './money.ts';
import { plainText } from './plain-text.ts';

/** Why a pasted text is refused. */
export type AmountRefusal = 'notANumber' | 'otherCurrency' | 'negative' | 'tooManyDecimals' | 'tooLarge';

/** The result of parsing; amounts are decimal strings of the wire. Of two readings the user chooses. */
export type AmountReading =
  | { readonly kind: 'one'; readonly amount: string }
  | { readonly kind: 'two'; readonly readings: readonly [grouped: string, decimal: string] }
  | { readonly kind: 'none'; readonly reason: AmountRefusal };

/** The digits before and after the decimal separator. */
type Figure = { readonly whole: string; readonly fraction: string };

const numberInText = /[.,]?\d(?:[\d., ']*\d)?/;
const groupedFigure = /^([1-9]\d{0,2}([., '])\d{3}(?:\2\d{3})*)(?:(?!\2)([.,])(\d+))?$/;
const plainFigure = /^(\d*)(?:([.,])(\d+))?$/;
const minus = /[-\u2010-\u2015\u2212]/;

/**
 * Parses a pasted amount, before any input mask: `1.234,56`, `1,234.56`, `1 234,56`, `1'234.56`, `€1234`,
 * `1234,5 EUR`, full-width and Arabic digits.
 *
 * `1,234` means a thousand to one reader and one and a bit to another, so both readings are answered. The second is cut
 * to the decimals one may type, as typing it would; it is only ever offered, never taken. In a currency without decimals
 * the separator can only group. In one with three, a dot before three digits is how its amounts are written, so that
 * `KWD 10.255` is refused for its third decimal, not offered as ten thousand. Zeros beyond the typed decimals change
 * nothing and are no reason to refuse (`10.2500`).
 * @throws RangeError for an unknown currency.
 */
export function readAmount(text: string, currency: string): AmountReading {
  getExponent(currency);
  const plain = plainText(text)
    .replace(/[\u2018\u2019\u02BC\u066C]/g, "'")
    .replaceAll('\u066B', '.');
  const number = numberInText.exec(plain);
  if (number === null) return none('notANumber');

  const before = plain.slice(0, number.index);
  // `500,-` and `500.` mean "no cents".
  const after = plain.slice(number.index + number[0].length).replace(/^[.,][-\u2010-\u2015]*(?= |$)/, '');
  // The dot of `Rs.50` may belong to the letters or to the number: 50, or 0.50.
  if (/\p{L}$/u.test(before) && /^[.,]/.test(number[0])) return none('notANumber');
  const refusal = refusalOfSurroundings(before, after, currency);
  return refusal === undefined ? readFigures(number[0], currency) : none(refusal);
}

function refusalOfSurroundings(before: string, after: string, currency: string): AmountRefusal | undefined {
  const inBrackets = before.includes('(') && after.includes(')');
  const foreign = [before, after]
    .map((part) => (inBrackets ? part.replace(/[()]/, '') : part).replace(minus, '').trim())
    .flatMap((part) => (isMarkOf(part, currency) ? [] : part.split(' ')))
    .filter((mark) => mark !== '' && !isMarkOf(mark, currency));
  if (!foreign.every(isCurrencyMark)) return 'notANumber';
  if (foreign.length > 0) return 'otherCurrency';
  return inBrackets || minus.test(before) || minus.test(after) ? 'negative' : undefined;
}

function readFigures(number: string, currency: string): AmountReading {
  const grouped = groupedIn(number);
  const decimal = decimalIn(number);
  if (grouped === undefined) return decimal === undefined ? none('notANumber') : one(decimal, currency);
  if (decimal === undefined || getExponent(currency) === 0) return one(grouped, currency);

  const ownNotation = getExponent(currency) > 2 && number.includes('.');
  if (ownNotation && !fits(decimal, currency)) return none('tooManyDecimals');
  return { kind: 'two', readings: [wire(grouped, currency), wire(decimal, currency)] };
}

function groupedIn(number: string): Figure | undefined {
  const match = groupedFigure.exec(number);
  return match === null
    ? undefined
    : { whole: (match[1] ?? '').replace(/\D/g, ''), fraction: match[4] ?? '' };
}

function decimalIn(number: string): Figure | undefined {
  const match = plainFigure.exec(number);
  return match === null ? undefined : { whole: match[1] || '0', fraction: match[3] ?? '' };
}

function one(figure: Figure, currency: string): AmountReading {
  if (!fits(figure, currency)) return none('tooManyDecimals');
  return isAmount(figure.whole, currency)
    ? { kind: 'one', amount: wire(figure, currency) }
    : none('tooLarge');
}

function fits({ fraction }: Figure, currency: string): boolean {
  return fraction.replace(/0+$/, '').length <= typedDecimals(currency);
}

/** The decimal string of the wire, cut to the typable decimals. */
function wire({ whole, fraction }: Figure, currency: string): string {
  const cut = fraction.slice(0, typedDecimals(currency));
  return toAmount(parseMoney(cut === '' ? whole : `${whole}.${cut}`, currency));
}

function none(reason: AmountRefusal): AmountReading {
  return { kind: 'none', reason };
}
