import { CardInput, cardType, isExpired } from '../src/card.ts';
import { readExpiry } from './expiry.ts';

/** The texts of the card's fields as they are typed. */
export interface CardDraft {
  readonly number: string;
  readonly expiry: string;
  readonly cvc: string;
  readonly holder: string;
}

export type CardField = keyof CardDraft;
/** In the order of the form. */
export const cardFields: readonly CardField[] = ['number', 'expiry', 'cvc', 'holder'];

export type Wrong =
  | 'required'
  | 'cardNumber'
  | 'cardExpiry'
  | 'cardExpired'
  | 'cardNotTaken'
  | 'cardCvc'
  | 'tooLong';

const fieldOf: Readonly<Record<string, CardField>> = {
  number: 'number',
  expirationMonth: 'expiry',
  expirationYear: 'expiry',
  cvc: 'cvc',
  holder: 'holder',
};

/** What the simulator's server takes. */
export function toInput({ number, expiry, cvc, holder }: CardDraft): CardInput {
  const { month = 0, year = 0 } = readExpiry(expiry) ?? {};
  return { number, expirationMonth: month, expirationYear: year, cvc, holder };
}

/**
 * What is wrong with a draft, by the server's own rules.
 * @param accepted the types of the cards that are taken; empty: all
 */
export function wrongIn(
  draft: CardDraft,
  accepted: readonly string[],
  now: Date,
): Partial<Record<CardField, Wrong>> {
  const input = toInput(draft);
  const found: Partial<Record<CardField, Wrong>> = {};
  const parsed = CardInput.safeParse(input);
  for (const { path, message } of parsed.error?.issues ?? []) {
    const field = fieldOf[String(path[0])];
    if (field) found[field] = message as Wrong;
  }
  if (!found.expiry && isExpired(input, now)) found.expiry = 'cardExpired';
  if (!found.number && accepted.length > 0 && !accepted.includes(cardType(draft.number)))
    found.number = 'cardNotTaken';
  for (const field of cardFields) if (draft[field].trim() === '') found[field] = 'required';
  return found;
}

/** A number in groups as cards print it: 4-6-5 on an American Express, else fours. */
export function grouped(number: string): string {
  const digits = number.replaceAll(/\D/g, '').slice(0, 19);
  const groups = cardType(digits) === 'amex' ? /^(\d{0,4})(\d{0,6})(\d{0,5})/ : undefined;
  if (!groups) return digits.replaceAll(/(\d{4})(?=\d)/g, '$1 ');
  return (groups.exec(digits.slice(0, 15)) ?? []).slice(1).filter(Boolean).join(' ');
}
