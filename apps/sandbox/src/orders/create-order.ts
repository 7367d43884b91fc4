import type { OrderDraft } from '@deck/api/contract/orders';
import { daysOf, type Position } from '@deck/api/contract/positions';
import { Refusal } from '@deck/api/server';
import type { Permission } from '@deck/api/vocabulary';
import { amountOf, isAmount, parseMoney, sum } from '@deck/values';
import { and, eq, inArray } from 'drizzle-orm';
import { demand } from '../auth/authorise.ts';
import type { Caller } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { businessProfiles, orders, properties, timeline } from '../database/schema.ts';
import { newId } from '../ids.ts';
import { takeNumber } from './numbering.ts';
import { searchTextOf } from './search-text.ts';
import { tagOf } from './tags.ts';

/**
 * Makes an order with its first event and gives its id. Its total is the sum of its positions.
 * @throws Refusal INVALID_VALUE, ACCESS_DENIED for a position of a kind the caller may not sell, ORDER_ALREADY_EXISTS.
 */
export async function createOrder(
  tx: Queries,
  caller: Caller,
  draft: OrderDraft,
  now: Date,
): Promise<string> {
  for (const { type } of draft.positions) demand(caller, `ORDER_POSITIONS_${type}` satisfies Permission);
  const prefix = await checkedPrefix(tx, caller, draft);
  const row = { ...rowOf(draft, now), businessProfileId: caller.divisionId, agentName: caller.name };
  const given = draft.externalId;
  for (;;) {
    const externalId = given ?? (await takeNumber(tx, caller.divisionId, 'order', prefix));
    const [made] = await tx
      .insert(orders)
      .values({ ...row, externalId, searchText: searchTextOf({ ...draft, externalId }) })
      .onConflictDoNothing({ target: [orders.businessProfileId, orders.externalId] })
      .returning({ id: orders.id });
    if (made) break;
    if (given !== undefined) throw Refusal.because('ORDER_ALREADY_EXISTS', { id: given });
    // Someone typed the next number as an ID of their own: the one after it is taken.
  }
  await tx.insert(timeline).values({
    id: newId(now.getTime()),
    orderId: row.id,
    type: 'CREATED',
    at: now,
    authorKind: 'USER',
    authorName: caller.name,
  });
  return row.id;
}

/** Checks what the draft names against what the division has, and gives the prefix the order is numbered under. */
async function checkedPrefix(tx: Queries, { divisionId }: Caller, draft: OrderDraft): Promise<string> {
  const inPositions = draft.positions.flatMap((one) =>
    one.type === 'ACCOMMODATION' ? [one.propertyId] : [],
  );
  const known = await tx
    .select()
    .from(properties)
    .where(
      and(
        inArray(properties.id, [draft.propertyId, ...inPositions]),
        eq(properties.businessProfileId, divisionId),
      ),
    );
  const [company] = await tx
    .select({ currencies: businessProfiles.acceptedCurrencies, prefix: businessProfiles.orderPrefix })
    .from(businessProfiles)
    .where(eq(businessProfiles.id, divisionId));
  const property = known.find(({ id }) => id === draft.propertyId);

  const wrong: Record<string, string> = {};
  if (!property) wrong.propertyId = 'choice';
  if (!company?.currencies.includes(draft.currency)) wrong.currency = 'choice';
  if (draft.appliedRate && !isAmount(draft.appliedRate.amount, draft.currency))
    wrong['appliedRate.amount'] = 'amount';
  draft.positions.forEach((position, index) => {
    if (position.type === 'ACCOMMODATION' && !known.some(({ id }) => id === position.propertyId))
      wrong[`positions.${index}.propertyId`] = 'choice';
  });
  if (!property || !company || Object.keys(wrong).length > 0) throw Refusal.invalid(wrong);
  return property.orderPrefix || company.prefix;
}

function rowOf(draft: OrderDraft, now: Date) {
  const { currency, customer, appliedRate } = draft;
  const positions: Position[] = draft.positions.map((position) => ({
    ...position,
    amount: amountOf(parseMoney(position.amount, currency)),
  }));
  const total = sum(
    currency,
    positions.map(({ amount }) => parseMoney(amount, currency)),
  );
  const days = positions.map(daysOf).filter((one) => one !== undefined);
  return {
    id: newId(now.getTime()),
    propertyId: draft.propertyId,
    currency,
    total: total.minor,
    totalFigure: amountOf(total),
    paymentPolicy: draft.paymentPolicy,
    rateAmount: appliedRate ? parseMoney(appliedRate.amount, currency).minor : null,
    ratePeriod: appliedRate?.period ?? null,
    lengthOfStay: draft.lengthOfStay,
    reservationId: draft.reservationId,
    internalNote: draft.internalNote,
    messageToCustomer: draft.messageToCustomer,
    customerFirstName: customer.firstName,
    customerLastName: customer.lastName,
    customerEmail: customer.email,
    customerPhone: customer.phone,
    customerLanguage: customer.language,
    customerCountry: customer.country,
    customerCompany: customer.companyName,
    positions,
    positionType: positions[0]?.type ?? 'OTHER',
    startDate: days.map(({ from }) => from).sort()[0] ?? null,
    endDate:
      days
        .map(({ to }) => to)
        .sort()
        .at(-1) ?? null,
    agentTag: 'UI_USER',
    tags: [tagOf.UI_USER],
    createdAt: now,
    modifiedAt: now,
  } satisfies Partial<typeof orders.$inferInsert>;
}
