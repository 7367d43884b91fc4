import { paymentKinds } from '@deck/api/rules';
import { Refusal } from '@deck/api/server';
import type { CardType } from '@deck/api/vocabulary';
import type { Queries } from '../database/queries.ts';
import type { PaymentRow } from '../payments/apply-payment-event.ts';
import { offeredGroups } from '../psp-profiles/payment-methods.ts';

const CARDS = 'CARDS';

/** Card brands by method name; other methods' cards have no recognisable number range. */
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
  /** The brand's display name. */
  readonly title: string;
}

/**
 * The cards a payment or card request accepts, if the payment or the company restricts the PSP profiles;
 * undefined if all are accepted. The page only takes cards: where wallets or banks were chosen, any card
 * represents them.
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

/** The titles of the accepted cards; empty if all are accepted. */
export const takenCardTitles = async (
  db: Queries,
  payment: PaymentRow,
  country: string,
): Promise<readonly string[]> => (await takenCards(db, payment, country))?.map(({ title }) => title) ?? [];

/** @throws Refusal at the card number if the payment does not accept the card */
export async function assertTaken(
  db: Queries,
  payment: PaymentRow,
  country: string,
  card: { readonly type: CardType },
): Promise<void> {
  const taken = await takenCards(db, payment, country);
  if (taken?.every(({ type }) => type !== card.type)) throw Refusal.invalid({ number: 'cardNotTaken' });
}

/**
 * Whether the cardholder is asked to confirm, should their bank want it: a profile with 3DS takes the card, and it is not
 * staff who enter it.
 */
export async function canConfirm(
  db: Queries,
  { businessProfileId, currency, acquisitionCurrency, propertyId, type }: PaymentRow,
  country: string,
  card: { readonly type: CardType },
): Promise<boolean> {
  const { cardFrom, pspFeatures } = paymentKinds[type];
  if (cardFrom !== 'PAYER') return false;
  const groups = await offeredGroups(db, businessProfileId, {
    currency: acquisitionCurrency ?? currency,
    propertyId: propertyId ?? undefined,
    country,
    features: [...(pspFeatures ?? []), '3DS'],
  });
  const cards = groups.find(({ name }) => name === CARDS);
  return (cards?.methods ?? []).some(({ name }) => brands[name] === card.type || card.type === 'unknown');
}
