import { Refusal } from '@deck/api/server';
import type { CardType } from '@deck/api/vocabulary';
import type { Queries } from '../database/queries.ts';
import type { PaymentRow } from '../payments/apply-payment-event.ts';
import { offeredGroups } from '../psp-profiles/payment-methods.ts';

const CARDS = 'CARDS';

/** Brands by the names of their methods; a card of any other method is of a brand nobody recognises by its number. */
const brands: Readonly<Record<string, CardType>> = {
  AMEX: 'amex',
  MAESTRO: 'maestro',
  MASTERCARD: 'mastercard',
  MIR: 'mir',
  VISA: 'visa',
  VISA_ELECTRON: 'visa electron',
};

interface TakenCard {
  readonly type: CardType;
  /** As people name it. */
  readonly title: string;
}

/**
 * The cards a payment is paid with, or a request for a card takes, where the payment or the company narrows what its
 * PSP profiles would take; undefined where any will do. The page knows cards alone: where wallets or banks were chosen,
 * any card stands for them.
 */
async function takenCards(
  db: Queries,
  payment: PaymentRow,
  country: string,
): Promise<readonly TakenCard[] | undefined> {
  const { businessProfileId, currency, acquisitionCurrency, propertyId, methods: named } = payment;
  const groups = await offeredGroups(db, businessProfileId, {
    currency: acquisitionCurrency ?? currency,
    propertyId: propertyId ?? undefined,
    country,
  });
  const cards = groups.find(({ name }) => name === CARDS);
  if (!cards?.enabled) return undefined;
  const isNamed = (name: string) => named.length === 0 || named.includes(CARDS) || named.includes(name);
  const taken = cards.methods.filter(({ name, enabled }) => enabled && isNamed(name));
  if (taken.length === 0 || taken.length === cards.methods.length) return undefined;
  return taken.map(({ name, title }) => ({ type: brands[name] ?? 'unknown', title }));
}

/** Their titles; none where any card will do. */
export const takenCardTitles = async (
  db: Queries,
  payment: PaymentRow,
  country: string,
): Promise<readonly string[]> => (await takenCards(db, payment, country))?.map(({ title }) => title) ?? [];

/** @throws Refusal at the number of a card that the payment is not paid with */
export async function assertTaken(
  db: Queries,
  payment: PaymentRow,
  country: string,
  card: { readonly type: CardType },
): Promise<void> {
  const taken = await takenCards(db, payment, country);
  if (taken?.every(({ type }) => type !== card.type)) throw Refusal.invalid({ number: 'cardNotTaken' });
}
