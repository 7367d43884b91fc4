import type { ChoiceScope, MethodChoice, OfferedGroup, OfferedMethod } from '@deck/api/contract/psp-profiles';
import type { PspFeature } from '@deck/api/vocabulary';
import { and, eq, inArray } from 'drizzle-orm';
import type { Queries } from '../database/queries.ts';
import { paymentMethodChoices, pspProfiles } from '../database/schema.ts';
import type { Dictionaries } from '../dictionaries/beginning.ts';
import { readDictionaries } from '../dictionaries/dictionary.ts';

/** The criteria for methods. Empty or omitted criteria do not restrict. */
interface MethodScope {
  readonly currency?: string | undefined;
  readonly propertyId?: string | undefined;
  readonly country?: string | undefined;
  /** Features the PSP profile needs. */
  readonly features?: readonly PspFeature[] | undefined;
}

/**
 * Every group a company could offer, with the methods its PSP profiles accept for the currency and country.
 * Each is on or off, in the company's order. Empty if no profile matches.
 */
export async function offeredGroups(
  db: Queries,
  divisionId: string,
  scope: MethodScope,
): Promise<OfferedGroup[]> {
  // In sequence: a transaction has a single connection.
  const profiles = await db
    .select({
      paymentMethod: pspProfiles.paymentMethod,
      currencies: pspProfiles.currencies,
      features: pspProfiles.features,
    })
    .from(pspProfiles)
    .where(eq(pspProfiles.businessProfileId, divisionId));
  const { method, methodGroup } = await readDictionaries(db, 'method', 'methodGroup');
  const choice = await nearestChoice(db, divisionId, scope);
  const chosen = choice?.groups ?? [];
  const suitable = method.flatMap((one) => {
    if (!one.enabled || !includes(one.countries, scope.country)) return [];
    const takers = profiles.filter((profile) => takes(profile, one, scope));
    const holds = one.holds && takers.some(({ features }) => features.includes('DMS'));
    return takers.length > 0 ? [{ ...one, holds }] : [];
  });
  const groups = methodGroup
    .filter(({ enabled }) => enabled)
    .map((group) => ({ group, methods: suitable.filter((one) => one.group === group.name) }))
    .filter(({ methods }) => methods.length > 0)
    .map(({ group, methods }) =>
      offeredGroup(
        group,
        methods,
        chosen.find(({ name }) => name === group.name),
        choice ? getScope(choice) : null,
      ),
    );
  return inOrder(
    groups,
    chosen.map(({ name }) => name),
  );
}

type Profile = Pick<typeof pspProfiles.$inferSelect, 'paymentMethod' | 'currencies' | 'features'>;

/** Whether a profile accepts a method for the criteria. */
const takes = (
  { paymentMethod, currencies, features }: Profile,
  method: Dictionaries['method'],
  { currency: asked, features: needed = [] }: MethodScope,
): boolean =>
  (paymentMethod === method.name || paymentMethod === method.group) &&
  needed.every((feature) => features.includes(feature)) &&
  currencies.some((currency) => includes(method.currencies, currency) && (!asked || asked === currency));

/** An empty list includes everything. */
const includes = (list: readonly string[], value: string | undefined): boolean =>
  list.length === 0 || !value || list.includes(value);

function offeredGroup(
  { name, names }: Dictionaries['methodGroup'],
  methods: readonly Dictionaries['method'][],
  choice: MethodChoice | undefined,
  chosenFor: ChoiceScope | null,
): OfferedGroup {
  const chosen = choice?.methods ?? [];
  const isOn = (method: string) => chosen.find((one) => one.name === method)?.enabled ?? true;
  const offered: OfferedMethod[] = methods.map(({ name: method, title, holds }) => ({
    name: method,
    title,
    enabled: isOn(method),
    holds,
  }));
  return {
    name,
    names,
    enabled: choice?.enabled ?? true,
    methods: inOrder(
      offered,
      chosen.map((one) => one.name),
    ),
    chosenFor,
  };
}

/** Named entries first, in that order; the rest in their own order. */
export function inOrder<T extends { readonly name: string }>(
  entries: readonly T[],
  names: readonly string[],
): T[] {
  const place = new Map(names.map((name, index) => [name, index]));
  return entries.toSorted(
    (a, b) => (place.get(a.name) ?? names.length) - (place.get(b.name) ?? names.length),
  );
}

/** The company's choice with the closest scope: property before currency before country. */
async function nearestChoice(
  db: Queries,
  divisionId: string,
  scope: MethodScope,
): Promise<Choice | undefined> {
  const either = (value: string | undefined) => (value ? ['', value] : ['']);
  const rows = await db
    .select()
    .from(paymentMethodChoices)
    .where(
      and(
        eq(paymentMethodChoices.businessProfileId, divisionId),
        inArray(paymentMethodChoices.propertyId, either(scope.propertyId)),
        inArray(paymentMethodChoices.currency, either(scope.currency)),
        inArray(paymentMethodChoices.customerCountry, either(scope.country)),
      ),
    );
  const weight = (row: Choice) =>
    (row.propertyId ? 4 : 0) + (row.currency ? 2 : 0) + (row.customerCountry ? 1 : 0);
  return rows.toSorted((a, b) => weight(b) - weight(a))[0];
}

type Choice = typeof paymentMethodChoices.$inferSelect;

const getScope = ({ propertyId, currency, customerCountry }: Choice): ChoiceScope => ({
  ...(propertyId && { businessObjectId: propertyId }),
  ...(currency && { currency }),
  ...(customerCountry && { customerCountry }),
});

/**
 * The enabled groups and methods a payer can use. Empty if no profile accepts such a payment.
 * @param country the customer's, in ISO; undefined or empty if unknown.
 * @param features the features the PSP profile needs, such as VPOS.
 */
export async function methodsFor(
  db: Queries,
  divisionId: string,
  currency: string,
  propertyId?: string,
  country?: string,
  features?: readonly PspFeature[],
): Promise<OfferedGroup[]> {
  const groups = await offeredGroups(db, divisionId, { currency, propertyId, country, features });
  return groups
    .filter(({ enabled }) => enabled)
    .map((group) => ({ ...group, methods: group.methods.filter(({ enabled }) => enabled) }))
    .filter(({ methods }) => methods.length > 0);
}
