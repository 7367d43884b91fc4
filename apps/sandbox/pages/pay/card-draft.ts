import { isCardExpired } from '@deck/api/rules';
import { isCardNumber, isCvc, LONGEST_HOLDER } from '../../src/psp/card-rules.ts';
import { readExpiry } from './expiry.ts';
import type { CardSubmission } from './payer-api.ts';

/** The values of the card form. */
export interface CardDraft {
  /** In groups of four. */
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
  | 'cardCvc'
  | 'cardNotTaken'
  | 'tooLong'
  | 'invalid';
export type WrongFields = Partial<Record<CardField, Wrong>>;

/** The errors of a draft, by the server's rules. */
export function wrongIn({ number, expiry, cvc, holder }: CardDraft, now: Date): WrongFields {
  const wrong: Record<CardField, Wrong | undefined> = {
    number: isCardNumber(number.replaceAll(' ', '')) ? undefined : 'cardNumber',
    expiry: wrongExpiry(expiry, now),
    cvc: isCvc(cvc) ? undefined : 'cardCvc',
    holder: holder.trim().length > LONGEST_HOLDER ? 'tooLong' : undefined,
  };
  const draft = { number, expiry, cvc, holder };
  const found = cardFields.map(
    (field) => [field, draft[field].trim() === '' ? 'required' : wrong[field]] as const,
  );
  return Object.fromEntries(found.filter(([, key]) => key !== undefined));
}

function wrongExpiry(text: string, now: Date): Wrong | undefined {
  const read = readExpiry(text);
  if (!read) return 'cardExpiry';
  const card = { expirationMonth: read.month, expirationYear: read.year };
  return isCardExpired(card, now) ? 'cardExpired' : undefined;
}

/** The draft in the server's format; undefined while its expiry date is invalid. */
export function getSubmission({ number, expiry, cvc, holder }: CardDraft): CardSubmission | undefined {
  const read = readExpiry(expiry);
  return (
    read && { number, expirationMonth: read.month, expirationYear: read.year, cvc, holder: holder.trim() }
  );
}

const known: readonly Wrong[] = [
  'required',
  'cardNumber',
  'cardExpiry',
  'cardExpired',
  'cardCvc',
  'cardNotTaken',
];
const fieldOfWire: Readonly<Record<string, CardField>> = {
  number: 'number',
  expiration_month: 'expiry',
  expiration_year: 'expiry',
  cvc: 'cvc',
  holder: 'holder',
};

/** The server's errors by form field. */
export function wrongOfServer(fields: Readonly<Record<string, string>>): WrongFields {
  const found: WrongFields = {};
  for (const [name, key] of Object.entries(fields)) {
    const field = fieldOfWire[name];
    if (field) found[field] = known.find((one) => one === key) ?? 'invalid';
  }
  return found;
}
