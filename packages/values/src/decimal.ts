/** An exact decimal number without a sign: `digits / 10 ** scale`. */
export type Decimal = { readonly digits: bigint; readonly scale: number };

/** Far more than any rate or share needs; keeps a hostile text from becoming a slow bigint. */
const longest = 40;

/**
 * Parses `0.8542`. Undefined for a sign, an exponent, a missing digit on either side of the dot, or 41
 * characters.
 */
export function parseDecimal(text: string): Decimal | undefined {
  if (text.length > longest || !/^\d+(?:\.\d+)?$/.test(text)) return undefined;
  const [whole = '', fraction = ''] = text.split('.');
  return { digits: BigInt(whole + fraction), scale: fraction.length };
}

export function powerOfTen(exponent: number): bigint {
  return 10n ** BigInt(exponent);
}

/** `numerator / denominator` rounded half-even to an integer. The denominator is above zero. */
export function divideHalfEven(numerator: bigint, denominator: bigint): bigint {
  const quotient = numerator / denominator;
  const remainder = numerator % denominator;
  const twice = 2n * (remainder < 0n ? -remainder : remainder);
  if (twice < denominator || (twice === denominator && quotient % 2n === 0n)) return quotient;
  return numerator < 0n ? quotient - 1n : quotient + 1n;
}
