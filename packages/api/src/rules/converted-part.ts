/**
 * What a part of a payment comes to in the currency the payer's card is charged in. Parts are cut from the running sum,
 * so that all parts together are the converted whole to the last unit, however they are split.
 * @param whole what the payment asks for, and what of it was converted; minor units of either currency
 * @param before what was moved in earlier parts
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
