import { paymentKinds } from '@deck/api/rules';
import { Refusal } from '@deck/api/server';
import type { PaymentType, Scheme } from '@deck/api/vocabulary';
import type { Queries } from '../../database/queries.ts';
import { methodsFor } from '../../psp-profiles/payment-methods.ts';

interface Wanted {
  readonly type: PaymentType;
  readonly scheme: Scheme;
  /** In which the payer is charged. */
  readonly currency: string;
  readonly propertyId: string;
  /** The customer's, ISO 3166; empty where nobody knows it. */
  readonly country: string;
  /** Names of methods or of groups of them; none named is any. */
  readonly methods: readonly string[];
}

/**
 * Makes sure that the company can be paid in this way: everything that is named is offered, and something of it can
 * hold money where that is asked. What needs no payment service provider can always be made.
 * @throws Refusal NO_SUITABLE_PSP_PROFILE_FOUND, naming the currency and the method that is missing.
 */
export async function demandMethods(tx: Queries, divisionId: string, wanted: Wanted): Promise<void> {
  const { type, scheme, currency, propertyId, country, methods } = wanted;
  const features = paymentKinds[type].pspFeatures;
  if (features === null) return;
  const groups = await methodsFor(tx, divisionId, currency, propertyId, country, features);
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
