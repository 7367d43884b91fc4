/** The name of a card scheme, the same in every language. */
export type CardBrand =
  | 'Visa'
  | 'Mastercard'
  | 'American Express'
  | 'Mir'
  | 'JCB'
  | 'Diners Club'
  | 'Discover'
  | 'UnionPay'
  | 'Maestro';

/** Issuer number ranges, narrow ranges first: the first match names the brand. */
const ranges: ReadonlyArray<readonly [from: string, to: string, brand: CardBrand]> = [
  ['2200', '2204', 'Mir'],
  ['2221', '2720', 'Mastercard'],
  ['300', '305', 'Diners Club'],
  ['34', '34', 'American Express'],
  ['37', '37', 'American Express'],
  ['3528', '3589', 'JCB'],
  ['36', '36', 'Diners Club'],
  ['38', '39', 'Diners Club'],
  ['4', '4', 'Visa'],
  ['51', '55', 'Mastercard'],
  ['6011', '6011', 'Discover'],
  ['644', '649', 'Discover'],
  ['65', '65', 'Discover'],
  ['62', '62', 'UnionPay'],
  ['50', '50', 'Maestro'],
  ['56', '69', 'Maestro'],
];

/** The brand of a partial card number, as soon as it is clear; spaces are ignored. */
export function cardBrand(pan: string): CardBrand | undefined {
  const digits = pan.replaceAll(/\D/g, '');
  return ranges.find(([from, to]) => {
    const start = digits.slice(0, from.length);
    return start.length === from.length && start >= from && start <= to;
  })?.[2];
}
