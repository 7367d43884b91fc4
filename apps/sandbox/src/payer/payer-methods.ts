import type { MaskedCard } from '@deck/api/contract/payments';
import type { OfferedMethod } from '@deck/api/contract/psp-profiles';
import { getMethodWay, type MethodWay, paymentKinds, takesAmount } from '@deck/api/rules';
import { Refusal } from '@deck/api/server';
import type { CardType, PspFeature } from '@deck/api/vocabulary';
import type { Queries } from '../database/queries.ts';
import { readEntry } from '../dictionaries/dictionary.ts';
import type { PaymentRow } from '../payments/apply-payment-event.ts';
import { getCharged } from '../payments/charged.ts';
import { methodsFor } from '../psp-profiles/payment-methods.ts';

/** A method that a payment offers to its guest. */
export interface PayerMethod {
  /** As in the dictionary, `APPLE_PAY`. */
  readonly name: string;
  readonly title: string;
  /** The name of its group, `WALLETS`. */
  readonly group: string;
  readonly way: MethodWay;
}

/** What a payment offers, and to whom a transfer would go. */
export interface PayerMethods {
  readonly methods: readonly PayerMethod[];
  /** The company's legal name. */
  readonly beneficiary: string;
}

/** The cards' brands by their methods. Cards of other methods have no number range of their own. */
const brands: Readonly<Record<string, CardType>> = {
  AMEX: 'amex',
  MAESTRO: 'maestro',
  MASTERCARD: 'mastercard',
  MIR: 'mir',
  VISA: 'visa',
  VISA_ELECTRON: 'visa electron',
};

/**
 * The methods a guest may pay with, in the company's order: those the payment names, or all, which a PSP profile
 * accepts for its amount, its currency, the guest's country, and for a hold if it is one. Only cards, where staff enter
 * the card or a card is checked.
 * @param country the guest's, in ISO; empty if unknown
 */
export async function payerMethods(
  db: Queries,
  payment: PaymentRow,
  country: string,
): Promise<readonly PayerMethod[]> {
  const { pspFeatures, page } = paymentKinds[payment.type];
  if (page === null || pspFeatures === null) return [];
  const charged = getCharged(payment);
  const groups = await methodsFor(
    db,
    payment.businessProfileId,
    charged.currency,
    payment.propertyId ?? undefined,
    country,
    pspFeatures,
  );
  const { methods: named, scheme } = payment;
  return groups.flatMap(({ name: group, methods }) =>
    methods
      .filter(
        ({ name, holds }) =>
          (named.length === 0 || named.includes(group) || named.includes(name)) &&
          (scheme === 'CHARGE' || holds) &&
          takesAmount(name, charged),
      )
      .map(({ name, title }) => ({ name, title, group, way: getMethodWay({ name, group }) }))
      .filter(({ way }) => page === 'PAYMENT' || way === 'CARD'),
  );
}

/** The types of the cards among methods. A card whose type is unknown counts for methods without a number range. */
export const cardTypes = (methods: readonly PayerMethod[]): readonly CardType[] => [
  ...new Set(methods.filter(({ way }) => way === 'CARD').map(({ name }) => brands[name] ?? 'unknown')),
];

/** @throws Refusal INVALID_VALUE at the card's number if no method of the payment takes the card */
export function assertCardTaken(
  methods: readonly PayerMethod[],
  { type }: { readonly type: CardType },
): void {
  if (!cardTypes(methods).includes(type)) throw Refusal.invalid({ number: 'cardNotTaken' });
}

/**
 * The method that a guest chose.
 * @throws Refusal INVALID_VALUE at the method if the payment does not offer it, or offers it no longer
 */
export function assertMethodTaken(methods: readonly PayerMethod[], name: string): PayerMethod {
  const method = methods.find((one) => one.name === name);
  if (!method) throw Refusal.invalid({ method: 'methodNotTaken' });
  return method;
}

/**
 * Whether the cardholder is asked to confirm, should their bank want it: a profile with 3DS takes the card, and it is not
 * staff who enter it.
 */
export async function canConfirm(
  db: Queries,
  payment: PaymentRow,
  country: string,
  card: MaskedCard | null,
): Promise<boolean> {
  const { cardFrom, pspFeatures } = paymentKinds[payment.type];
  if (cardFrom !== 'PAYER' || card === null) return false;
  return (await cardMethods(db, payment, country, card, [...(pspFeatures ?? []), '3DS'])).length > 0;
}

/**
 * Whether a saved card can still be charged, or held, while its owner is absent: a profile with NON_3DS takes it. The
 * company's profiles may have changed since the charge was scheduled.
 */
export async function takesSavedCard(
  db: Queries,
  payment: PaymentRow,
  country: string,
  card: MaskedCard,
): Promise<boolean> {
  const { pspFeatures } = paymentKinds[payment.type];
  const found = await cardMethods(db, payment, country, card, pspFeatures ?? []);
  return found.some(({ holds }) => payment.scheme === 'CHARGE' || holds);
}

/** The methods that take a card at a profile with these features. */
async function cardMethods(
  db: Queries,
  payment: PaymentRow,
  country: string,
  { type }: MaskedCard,
  features: readonly PspFeature[],
): Promise<readonly OfferedMethod[]> {
  const { businessProfileId, propertyId } = payment;
  const { currency } = getCharged(payment);
  const groups = await methodsFor(
    db,
    businessProfileId,
    currency,
    propertyId ?? undefined,
    country,
    features,
  );
  const cards = groups.find(({ name }) => name === 'CARDS')?.methods ?? [];
  return cards.filter(({ name }) => brands[name] === type || type === 'unknown');
}

/** The title of the method a payer chose; null for a typed card. */
export const readPaidIn = async (db: Queries, { chosenMethod }: PaymentRow): Promise<string | null> =>
  chosenMethod === '' ? null : (await readEntry(db, 'method', chosenMethod)).title;
