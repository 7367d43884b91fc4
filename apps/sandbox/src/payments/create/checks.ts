import { type CardExpiry, getBalance, paymentKinds, planSchedule } from '@deck/api/rules';
import { Refusal } from '@deck/api/server';
import type { PspFeature } from '@deck/api/vocabulary';
import { toAmount } from '@deck/values';
import type { Queries } from '../../database/queries.ts';
import { readOffer } from '../../dictionaries/offer.ts';
import { methodsFor } from '../../psp-profiles/payment-methods.ts';
import { orderFacts } from '../order-balance.ts';
import type { CreatePaymentContext, Draft, OrderRow, Place, Plan } from './context.ts';
import type { Amounts } from './conversion.ts';

/**
 * Makes sure that every currency a draft names is offered: accepted by the company, enabled in the dictionary. An order
 * keeps its own.
 * @throws Refusal INVALID_VALUE, naming every field at once.
 */
export async function assertAccepted(
  tx: Queries,
  divisionId: string,
  named: { readonly currency: string; readonly acquisitionCurrency?: string | undefined },
  ofOrder?: string,
): Promise<void> {
  const { wrongCurrency } = await readOffer(tx, divisionId);
  const wrong = Object.entries(named).flatMap(([field, currency]) => {
    const problem = currency === undefined || currency === ofOrder ? undefined : wrongCurrency(currency);
    return problem ? [[field, problem]] : [];
  });
  if (wrong.length > 0) throw Refusal.invalid(Object.fromEntries(wrong));
}

/** @throws Refusal PAYMENTS_AMOUNT_EXCEEDS_ORDER with what is available. Takes the order's lock for granted. */
export async function assertAvailable(
  { tx, now }: CreatePaymentContext,
  order: OrderRow,
  amount: bigint,
): Promise<void> {
  const facts = await orderFacts(tx, order, now);
  const { available } = getBalance(facts.total, facts.payments);
  if (amount > available)
    throw Refusal.because('PAYMENTS_AMOUNT_EXCEEDS_ORDER', {
      orderId: order.id,
      available: toAmount({ minor: available, currency: order.currency }),
      currency: order.currency,
    });
}

/**
 * Makes sure that the company can be paid in this way: everything that is named is offered, and something of it can
 * hold money where that is asked. What needs no payment service provider can always be created.
 * @throws Refusal NO_SUITABLE_PSP_PROFILE_FOUND, naming the currency, and the method or the feature that is missing.
 */
export async function assertMethods(
  { tx, actor }: CreatePaymentContext,
  { type, scheme, methods = [] }: Draft,
  { order, property, amounts }: Pick<Plan, 'order' | 'property' | 'amounts'>,
): Promise<void> {
  const { pspFeatures } = paymentKinds[type];
  if (pspFeatures === null) return;
  // In which the payer is charged.
  const currency = amounts.acquisitionCurrency ?? amounts.currency;
  const country = order?.customerCountry ?? '';
  const offered = (features: readonly PspFeature[]) =>
    methodsFor(tx, actor.divisionId, currency, property.id, country, features);
  const groups = await offered(pspFeatures);
  if (groups.length === 0) {
    const feature = await missingFeature(pspFeatures, offered);
    throw Refusal.because('NO_SUITABLE_PSP_PROFILE_FOUND', { currency, ...(feature && { feature }) });
  }
  const missing = methods.find(
    (wantedName) =>
      !groups.some(
        ({ name, methods: own }) => name === wantedName || own.some((one) => one.name === wantedName),
      ),
  );
  if (missing !== undefined)
    throw Refusal.because('NO_SUITABLE_PSP_PROFILE_FOUND', { currency, method: missing });
  const allowed = groups.flatMap(({ name, methods: own }) =>
    methods.length === 0 || methods.includes(name) ? own : own.filter((one) => methods.includes(one.name)),
  );
  if (!allowed.some(({ holds }) => scheme === 'CHARGE' || holds))
    throw Refusal.because('NO_SUITABLE_PSP_PROFILE_FOUND', { currency });
}

/** The feature without which there would be a profile; undefined if there is none anyway. */
async function missingFeature(
  needed: readonly PspFeature[],
  offered: (features: readonly PspFeature[]) => Promise<readonly unknown[]>,
): Promise<PspFeature | undefined> {
  for (const feature of needed)
    if ((await offered(needed.filter((one) => one !== feature))).length > 0) return feature;
  return undefined;
}

interface Schedule {
  /** The field the moment was given in. */
  readonly field: 'sendAt' | 'executeAt';
  /** By the clocks of the property: `2026-11-24T10:30`. */
  readonly moment: string;
  readonly card?: CardExpiry;
}

/**
 * The instant at which something is to happen by itself.
 * @throws Refusal INVALID_VALUE for a time that is past or that the clocks skip, SCHEDULING_UNAVAILABLE once the order
 * has started or will have by then, CARD_EXPIRED when the card will have, RATE_REQUIRED when the rate will have ended.
 */
export function scheduledAt(
  { now }: CreatePaymentContext,
  { order: { startDate }, property: { timezone: zone } }: Place,
  { rateFrom: from, rateTo: to, rateEndDate }: Amounts,
  { field, moment, card }: Schedule,
): Date {
  const planned = planSchedule({ moment, now, startDate, zone, rateEndDate, ...(card && { card }) });
  if ('at' in planned) return planned.at;
  switch (planned.problem) {
    case 'TIME_SKIPPED':
      throw Refusal.invalid({ [field]: 'timeSkipped' });
    case 'IN_PAST':
      throw Refusal.invalid({ [field]: 'timePast' });
    case 'ORDER_STARTED':
    case 'AFTER_START':
      throw Refusal.because('SCHEDULING_UNAVAILABLE', { startDate });
    case 'AFTER_CARD_EXPIRY':
      throw Refusal.because('CARD_EXPIRED', { ...card });
    case 'AFTER_RATE_END':
      throw Refusal.because('RATE_REQUIRED', { from, to, date: moment.slice(0, 10) });
  }
}
