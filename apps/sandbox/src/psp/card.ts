import type { MaskedCard } from '@deck/api/contract/payments';
import { maxLength } from '@deck/api/contract/validation';
import type { CardType } from '@deck/api/vocabulary';
import * as z from 'zod/mini';
import { isCardNumber, isCvc, LONGEST_HOLDER } from './card-rules.ts';

const required = { error: 'required' };
const expiry = { error: 'cardExpiry' };
const toDigits = (number: string) => number.replaceAll(' ', '');

/** A card as the payer types it. It is never stored or logged: only `maskedCard` of it leaves this folder. */
export const CardInput = z.object({
  number: z.string(required).check(z.refine((text) => isCardNumber(toDigits(text)), { error: 'cardNumber' })),
  expirationMonth: z.int(expiry).check(z.minimum(1, expiry), z.maximum(12, expiry)),
  /** Four digits. */
  expirationYear: z.int(expiry).check(z.minimum(2000, expiry), z.maximum(2099, expiry)),
  cvc: z.string(required).check(z.refine(isCvc, { error: 'cardCvc' })),
  holder: z.string(required).check(
    z.refine((text) => text.trim() !== '', required),
    maxLength(LONGEST_HOLDER),
  ),
});
export type CardInput = z.infer<typeof CardInput>;

/** Narrow ranges first: the first match names the brand. */
const brands: readonly (readonly [RegExp, CardType])[] = [
  [/^3[47]/, 'amex'],
  [/^220[0-4]/, 'mir'],
  [/^(4026|417500|4508|4844|491[37])/, 'visa electron'],
  [/^4/, 'visa'],
  [/^(5018|5020|5038|5893|6304|6759|676[1-3])/, 'maestro'],
  [/^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/, 'mastercard'],
];

/** The storable part of a card: first six and last four digits. */
export function maskedCard(card: CardInput): MaskedCard {
  const digits = toDigits(card.number);
  return {
    type: brands.find(([pattern]) => pattern.test(digits))?.[1] ?? 'unknown',
    number: `${digits.slice(0, 6)}${'•'.repeat(digits.length - 10)}${digits.slice(-4)}`,
    holder: card.holder.trim(),
    expirationMonth: card.expirationMonth,
    expirationYear: card.expirationYear,
  };
}
