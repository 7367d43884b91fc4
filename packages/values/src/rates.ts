import { divideHalfEven, parseDecimal, powerOfTen } from './decimal.ts';

/**
 * The minimum significant digits of a computed rate: more than any amount has, so that rounding it changes no
 * cent.
 */
const significant = 18n;

/** Whether the text is a valid rate: above zero, at most 10 digits before the point and 8 after it. */
export function isRate(text: string): boolean {
  return /^\d{1,10}(\.\d{1,8})?$/.test(text) && /[1-9]/.test(text);
}

/**
 * The rate between two currencies from their rates against a third: how much of the second a unit of the
 * first buys. It has at least 18 significant digits, rounded half-even, without trailing zeros.
 * `crossRate('1', rate)` inverts a rate.
 * @param from the value of a unit of the first currency in the third, a decimal string above zero.
 * @param to the same for the second currency.
 * @throws RangeError for an invalid rate.
 */
export function crossRate(from: string, to: string): string {
  const [a, b] = [getDecimal(from), getDecimal(to)];
  const numerator = a.digits * powerOfTen(b.scale);
  const denominator = b.digits * powerOfTen(a.scale);
  const decimals = significant + toDigits(denominator) - toDigits(numerator);
  const scale = decimals > 0n ? decimals : 0n;
  const digits = String(divideHalfEven(numerator * 10n ** scale, denominator));
  return pointed(digits, Number(scale));
}

function getDecimal(rate: string) {
  const decimal = parseDecimal(rate);
  if (decimal === undefined || decimal.digits === 0n)
    throw new RangeError(`'${rate.slice(0, 40)}' is not a rate`);
  return decimal;
}

const toDigits = (value: bigint): bigint => BigInt(String(value).length);

function pointed(digits: string, scale: number): string {
  const text = digits.padStart(scale + 1, '0');
  const fraction = text.slice(text.length - scale).replace(/0+$/, '');
  return text.slice(0, text.length - scale) + (scale === 0 || fraction === '' ? '' : `.${fraction}`);
}
