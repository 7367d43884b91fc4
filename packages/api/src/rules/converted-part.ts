/**
 * A part of a payment, converted to the currency the payer's card is charged in. Parts are cut from the
 * running sum, so all parts together equal the converted whole, however it is split.
 * @param whole the payment's amount and its converted amount; minor units of either currency
 * @param before the sum of earlier parts
 */
export function convertedPart(
  whole: { readonly amount: bigint; readonly converted: bigint },
  before: bigint,
  part: bigint,
): bigint {
  const upTo = (sum: bigint) => halfEven(sum * whole.converted, whole.amount);
  return upTo(before + part) - upTo(before);
}

function halfEven(numerator: bigint, denominator: bigint): bigint {
  const quotient = numerator / denominator;
  const twice = 2n * (numerator % denominator);
  const up = twice > denominator || (twice === denominator && quotient % 2n === 1n);
  return up ? quotient + 1n : quotient;
}
