import type { contract } from '@deck/api/contract';
import type { MethodChoice, OfferedGroup } from '@deck/api/contract/psp-profiles';
import { type Handlers, Refusal } from '@deck/api/server';
import { and, asc, eq } from 'drizzle-orm';
import { type Call, type Context, requireCaller } from '../context.ts';
import { properties, pspProfiles } from '../database/schema.ts';
import { saveChoice } from '../psp-profiles/choices.ts';
import { inOrder, offeredGroups } from '../psp-profiles/payment-methods.ts';
import { withinProperties } from '../scope.ts';

interface Asked {
  readonly currency?: string | undefined;
  readonly businessObjectId?: string | undefined;
  readonly customerCountry?: string | undefined;
  readonly sortOrder?: readonly string[] | undefined;
}

/** Everything but the secret key, which never leaves the server. */
const columns = {
  id: pspProfiles.id,
  type: pspProfiles.type,
  projectId: pspProfiles.projectId,
  features: pspProfiles.features,
  currencies: pspProfiles.currencies,
  paymentMethod: pspProfiles.paymentMethod,
};

export const pspProfileHandlers: Handlers<typeof contract, Context>['pspProfiles'] = {
  list: (_, call) =>
    call.context.db
      .select(columns)
      .from(pspProfiles)
      .where(eq(pspProfiles.businessProfileId, requireCaller(call).divisionId))
      .orderBy(asc(pspProfiles.id)),

  paymentMethodGroups: async (args, call) => {
    const groups = await offered(call, args);
    return inOrder(groups, assertKnown(groups, args.sortOrder));
  },

  savePaymentMethodGroups: async ({ body, ...asked }, call) => {
    const groups = await offered(call, asked);
    assertOffered(groups, body);
    const scope = {
      businessProfileId: requireCaller(call).divisionId,
      propertyId: asked.businessObjectId ?? '',
      currency: asked.currency ?? '',
      customerCountry: asked.customerCountry ?? '',
    };
    const chosen = inOrder(body, assertKnown(groups, asked.sortOrder));
    await call.context.db.transaction((tx) => saveChoice(tx, { ...scope, groups: chosen }));
    return offered(call, asked);
  },
};

/** @throws Refusal NOT_FOUND for a property that the caller does not see. */
async function offered(call: Call, asked: Asked): Promise<OfferedGroup[]> {
  const { currency, businessObjectId: propertyId, customerCountry: country } = asked;
  const { db } = call.context;
  const caller = requireCaller(call);
  if (propertyId !== undefined) {
    const [property] = await db
      .select({ id: properties.id })
      .from(properties)
      .where(and(eq(properties.id, propertyId), withinProperties(caller)));
    if (!property) throw Refusal.because('NOT_FOUND');
  }
  return offeredGroups(db, caller.divisionId, { currency, propertyId, country });
}

/** @throws Refusal INVALID_VALUE for a group that is not offered. */
function assertKnown(groups: readonly OfferedGroup[], sortOrder: readonly string[] = []): readonly string[] {
  if (sortOrder.some((name) => groups.every((group) => group.name !== name)))
    throw Refusal.invalid({ sortOrder: 'choice' });
  return sortOrder;
}

/** @throws Refusal INVALID_VALUE, naming groups and methods that are not offered. */
function assertOffered(groups: readonly OfferedGroup[], body: readonly MethodChoice[]): void {
  const wrong = body.flatMap(({ name, methods = [] }, index): string[] => {
    const group = groups.find((one) => one.name === name);
    if (!group) return [`${index}.name`];
    const paths = methods.map((method, place) =>
      group.methods.some((one) => one.name === method.name) ? '' : `${index}.methods.${place}.name`,
    );
    return paths.filter(Boolean);
  });
  if (wrong.length > 0) throw Refusal.invalid(Object.fromEntries(wrong.map((path) => [path, 'choice'])));
}
