import { paymentKinds } from '@deck/api/rules';
import { Refusal } from '@deck/api/server';
import type { Queries } from '../database/queries.ts';
import { readEntry } from '../dictionaries/dictionary.ts';
import type { PaymentRow } from '../payments/apply-payment-event.ts';
import { methodsFor } from '../psp-profiles/payment-methods.ts';

const CRYPTO = 'CRYPTO';

interface CryptoMethod {
  /** As in the dictionary, `BITCOIN`. */
  readonly name: string;
  readonly title: string;
}

/**
 * The cryptocurrencies a payer may send for a payment, in the company's order. None for a hold, since a blockchain
 * cannot reserve money, and none where staff enter the card.
 */
export async function cryptoMethods(
  db: Queries,
  payment: PaymentRow,
  country: string,
): Promise<readonly CryptoMethod[]> {
  const {
    businessProfileId,
    currency,
    acquisitionCurrency,
    propertyId,
    methods: named,
    scheme,
    type,
  } = payment;
  const { page, cardFrom, pspFeatures } = paymentKinds[type];
  if (scheme === 'AUTH' || page !== 'PAYMENT' || cardFrom !== 'PAYER') return [];
  const groups = await methodsFor(
    db,
    businessProfileId,
    acquisitionCurrency ?? currency,
    propertyId ?? undefined,
    country,
    pspFeatures ?? [],
  );
  const isNamed = (name: string) => named.length === 0 || named.includes(CRYPTO) || named.includes(name);
  return groups
    .filter(({ name }) => name === CRYPTO)
    .flatMap(({ methods }) => methods)
    .filter(({ name }) => isNamed(name))
    .map(({ name, title }) => ({ name, title }));
}

/** The title of the cryptocurrency the payer sent; null for every other payment. */
export const readPaidIn = async (db: Queries, { cryptoMethod }: PaymentRow): Promise<string | null> =>
  cryptoMethod === '' ? null : (await readEntry(db, 'method', cryptoMethod)).title;

/** @throws Refusal INVALID_VALUE at the method if the payment does not accept it */
export async function assertCryptoTaken(
  db: Queries,
  payment: PaymentRow,
  country: string,
  method: string,
): Promise<void> {
  const taken = await cryptoMethods(db, payment, country);
  if (!taken.some(({ name }) => name === method)) throw Refusal.invalid({ method: 'cryptoNotTaken' });
}
