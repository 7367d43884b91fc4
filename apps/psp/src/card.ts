import * as z from 'zod/mini';

const cardTypes = ['visa', 'visa electron', 'mastercard', 'maestro', 'amex', 'mir', 'unknown'] as const;
export type CardType = (typeof cardTypes)[number];

/** What of a card may leave the simulator. */
export const MaskedCard = z.object({
  type: z.enum(cardTypes),
  /** The first six and the last four digits: `424242••••••4242`. */
  number: z.string(),
  holder: z.string(),
  expirationMonth: z.int(),
  /** Four digits. */
  expirationYear: z.int(),
});
export type MaskedCard = z.infer<typeof MaskedCard>;

/** The longest name on a card. */
export const LONGEST_HOLDER = 100;

/** Twelve to nineteen digits with a valid check digit (ISO/IEC 7812-1). */
export function isCardNumber(digits: string): boolean {
  if (!/^\d{12,19}$/.test(digits)) return false;
  const sum = [...digits].reverse().reduce((all, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return all + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

const required = { error: 'required' };
const expiry = { error: 'cardExpiry' };
const toDigits = (number: string) => number.replaceAll(/[\s-]/g, '');

/** A card as it is typed into the frame. Its number and its code are never stored. */
export const CardInput = z.object({
  number: z.string(required).check(z.refine((text) => isCardNumber(toDigits(text)), { error: 'cardNumber' })),
  expirationMonth: z.int(expiry).check(z.minimum(1, expiry), z.maximum(12, expiry)),
  expirationYear: z.int(expiry).check(z.minimum(2000, expiry), z.maximum(2099, expiry)),
  cvc: z.string(required).check(z.regex(/^\d{3,4}$/, { error: 'cardCvc' })),
  holder: z.string(required).check(
    z.refine((text) => text.trim() !== '', required),
    z.maxLength(LONGEST_HOLDER, { error: 'tooLong' }),
  ),
});
export type CardInput = z.infer<typeof CardInput>;

/** Narrow ranges first: the first match names the type. */
const ranges: readonly (readonly [RegExp, CardType])[] = [
  [/^3[47]/, 'amex'],
  [/^220[0-4]/, 'mir'],
  [/^(4026|417500|4508|4844|491[37])/, 'visa electron'],
  [/^4/, 'visa'],
  [/^(5018|5020|5038|5893|6304|6759|676[1-3])/, 'maestro'],
  [/^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/, 'mastercard'],
];

/** The type of a card by the first digits of its number. */
export const cardType = (number: string): CardType =>
  ranges.find(([pattern]) => pattern.test(toDigits(number)))?.[1] ?? 'unknown';

export function maskCard(card: CardInput): MaskedCard {
  const digits = toDigits(card.number);
  return {
    type: cardType(digits),
    number: `${digits.slice(0, 6)}${'•'.repeat(digits.length - 10)}${digits.slice(-4)}`,
    holder: card.holder.trim(),
    expirationMonth: card.expirationMonth,
    expirationYear: card.expirationYear,
  };
}

/** Whether a card has expired: from the first day of the next month, in UTC. */
export const isExpired = (
  { expirationMonth, expirationYear }: Pick<CardInput, 'expirationMonth' | 'expirationYear'>,
  now: Date,
): boolean => now.getTime() >= Date.UTC(expirationYear, expirationMonth, 1);
