import { getExponent, typedDecimals } from './currencies.ts';
import { divideHalfEven, parseDecimal, powerOfTen } from './decimal.ts';

/** An exact amount: `minor` counts the currency's smallest units (1234.50 EUR is 123450n), `currency` is ISO 4217. */
export type Money = { readonly minor: bigint; readonly currency: string };

/** The maximum number of digits, decimals included: it fits a 64-bit column in any currency. */
const longest = 18;

/**
 * An amount of minor units: `money(123450n, 'EUR')` is €1,234.50.
 * @throws RangeError for an unknown currency.
 */
export function money(minor: bigint, currency: string): Money {
  getExponent(currency);
  return { minor, currency };
}

/**
 * Parses a decimal string of the wire: `1234.5`, `1234.50`, `-0.10`. Missing decimals are filled up; more
 * decimals than the currency has are refused even if zero.
 * @throws RangeError for an unknown currency, anything but digits with an optional minus and decimal part,
 * too many decimals, or more than 18 digits.
 */
export function parseMoney(amount: string, currency: string): Money {
  const exponent = getExponent(currency);
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(amount);
  if (match === null) throw new RangeError(`'${shortened(amount)}' is not a decimal amount`);
  const [, sign, whole = '', fraction = ''] = match;
  if (fraction.length > exponent) {
    throw new RangeError(`'${shortened(amount)}' has more than the ${exponent} decimals of ${currency}`);
  }
  const digits = (whole + fraction.padEnd(exponent, '0')).replace(/^0+(?=\d)/, '');
  if (digits.length > longest) throw new RangeError(`'${shortened(amount)}' has more than ${longest} digits`);
  const minor = BigInt(digits);
  return { minor: sign === '-' ? -minor : minor, currency };
}

/**
 * Whether the text is a valid amount of a call: accepted by `parseMoney` and without a sign.
 * @throws RangeError for an unknown currency.
 */
export function isAmount(text: string, currency: string): boolean {
  getExponent(currency);
  if (text.startsWith('-')) return false;
  try {
    parseMoney(text, currency);
    return true;
  } catch {
    return false;
  }
}

/** The maximum digits before the point of a single amount. Sums may have more. */
const mostWhole = 12;

/** Whether it exceeds the maximum of an order or payment: 1,000,000,000,000 or above. */
export function isTooMuch({ minor, currency }: Money): boolean {
  return minor >= powerOfTen(mostWhole + getExponent(currency));
}

/**
 * Formats the decimal string of the wire, with all of the currency's decimals: `1234.50`, `12000` (JPY),
 * `10.250` (BHD).
 */
export function toAmount({ minor, currency }: Money): string {
  const exponent = getExponent(currency);
  const digits = String(minor < 0n ? -minor : minor).padStart(exponent + 1, '0');
  const point = digits.length - exponent;
  const sign = minor < 0n ? '-' : '';
  return sign + digits.slice(0, point) + (exponent === 0 ? '' : `.${digits.slice(point)}`);
}

/** @throws RangeError if the currencies differ: only `convert` changes currencies. */
export function add(a: Money, b: Money): Money {
  return { minor: a.minor + getInCurrency(a, b), currency: a.currency };
}

/** `a - b`, which may be negative. @throws RangeError if the currencies differ. */
export function subtract(a: Money, b: Money): Money {
  return { minor: a.minor - getInCurrency(a, b), currency: a.currency };
}

/** The sum of a list, zero if empty. @throws RangeError if an amount is not in `currency`. */
export function sum(currency: string, amounts: Iterable<Money>): Money {
  let total = money(0n, currency);
  for (const amount of amounts) total = add(total, amount);
  return total;
}

/** -1 when `a` is less than `b`, 0 when equal, 1 when more: a sort order. @throws RangeError when the currencies differ. */
export function compareMoney(a: Money, b: Money): -1 | 0 | 1 {
  const other = getInCurrency(a, b);
  if (a.minor === other) return 0;
  return a.minor < other ? -1 : 1;
}

export function isZero(amount: Money): boolean {
  return amount.minor === 0n;
}

/** Above zero. */
export function isPositive(amount: Money): boolean {
  return amount.minor > 0n;
}

/** The smallest typable amount: 0.01 EUR, 1 JPY, 0.010 BHD. @throws RangeError for an unknown currency. */
export function typedUnit(currency: string): Money {
  return { minor: powerOfTen(getExponent(currency) - typedDecimals(currency)), currency };
}

/**
 * A share of an amount, rounded half-even to the currency's smallest unit: `share(total, 30)` is 30 %. The
 * rest is `subtract(total, share(total, 30))`, so that parts always add up.
 * @param percent a whole number, or a decimal string such as `'33.3'`; not negative.
 * @throws RangeError for any other percent, including a fractional JavaScript number.
 */
export function share({ minor, currency }: Money, percent: number | string): Money {
  const whole = typeof percent === 'string' || Number.isSafeInteger(percent);
  const factor = whole ? parseDecimal(String(percent)) : undefined;
  if (factor === undefined) throw new RangeError(`'${percent}' is not a percentage`);
  return { minor: divideHalfEven(minor * factor.digits, 100n * powerOfTen(factor.scale)), currency };
}

/**
 * Converts an amount to another currency, rounded once, half-even, to its smallest unit.
 * @param rate how much of `to` a unit of the amount's currency buys, a decimal string above zero: `'0.8542'`.
 * @throws RangeError for an unknown currency or an invalid rate.
 */
export function convert({ minor, currency }: Money, rate: string, to: string): Money {
  const factor = parseDecimal(rate);
  if (factor === undefined || factor.digits === 0n)
    throw new RangeError(`'${shortened(rate)}' is not a rate`);
  const numerator = minor * factor.digits * powerOfTen(getExponent(to));
  const denominator = powerOfTen(factor.scale + getExponent(currency));
  return { minor: divideHalfEven(numerator, denominator), currency: to };
}

function getInCurrency(a: Money, b: Money): bigint {
  if (a.currency !== b.currency) throw new RangeError(`${a.currency} and ${b.currency} cannot be mixed`);
  return b.minor;
}

function shortened(text: string): string {
  return text.length > longest * 2 ? `${text.slice(0, longest * 2)}…` : text;
}
