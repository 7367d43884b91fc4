import type { OrderEdit } from '@deck/api/contract/orders';
import { leastTotal } from '@deck/api/rules';
import { Refusal } from '@deck/api/server';
import { toAmount } from '@deck/values';
import { and, eq, ne } from 'drizzle-orm';
import { queueOrderCallback } from '../callbacks/queue-callbacks.ts';
import type { Queries } from '../database/queries.ts';
import { orders } from '../database/schema.ts';
import { newSecret } from '../ids.ts';
import { system } from '../payments/apply-payment-event.ts';
import { lockOrder, orderFacts, refreshOrder } from '../payments/order-balance.ts';
import { checkDraft } from './check-draft.ts';
import { type Actor, assertRights, rightFor, SPLIT_RIGHT, toAuthor } from './create-order.ts';
import { getRevision, rowOfDraft } from './order-row.ts';
import { tellOrder } from './order-timeline.ts';
import { getSearchText } from './search-text.ts';
import { withSplit } from './tags.ts';

type OrderRow = typeof orders.$inferSelect;

/**
 * Replaces what an order is made of, and its customer. Payments are not touched, scheduled ones neither.
 * @throws Refusal NOT_FOUND, ORDER_NOT_EDITABLE, ORDER_EDITED_MEANWHILE, ACCESS_DENIED for a kind of position that is new to the order and not
 * the actor's to sell, INVALID_VALUE, ORDER_CURRENCY_FIXED, ORDER_TOTAL_TOO_LOW, ORDER_ALREADY_EXISTS.
 */
export async function editOrder(
  tx: Queries,
  actor: Actor,
  id: string,
  { revision, ...draft }: OrderEdit,
  now: Date,
): Promise<void> {
  const order = await lockOrder(tx, id, actor);
  if (!order) throw Refusal.because('NOT_FOUND');
  if (order.revoked || order.finalized) throw Refusal.because('ORDER_NOT_EDITABLE');
  if (revision !== undefined && revision !== getRevision(order))
    throw Refusal.because('ORDER_EDITED_MEANWHILE');
  const { externalId = order.externalId, split = order.split } = draft;
  const sold = new Set(order.positions.map(({ type }) => type));
  assertRights(actor, [
    ...draft.positions.filter(({ type }) => !sold.has(type)).map(rightFor),
    ...(split && !order.split ? [SPLIT_RIGHT] : []),
  ]);
  const { property } = await checkDraft(tx, actor, draft, order);
  const row = rowOfDraft(draft);
  await assertMoney(tx, order, row, now);
  await assertFreeId(tx, order, externalId);

  const [edited] = await tx
    .update(orders)
    .set({
      ...row,
      externalId,
      propertyName: property.name,
      split,
      splitToken: order.splitToken ?? (split ? newSecret() : null),
      tags: withSplit(order.tags, order.agentTag, split),
      searchText: getSearchText({ ...draft, externalId }),
      // An order whose guest was erased names somebody again.
      erasedAt: null,
    })
    .where(eq(orders.id, id))
    .returning()
    .catch((failure: unknown) => {
      // Another edit took the ID after the check.
      if (isTaken(failure)) throw Refusal.because('ORDER_ALREADY_EXISTS', { id: externalId });
      throw failure;
    });
  if (!edited) throw new Error(`The order ${id} was not written`);
  await tellOrder(tx, id, { type: 'EDITED', author: toAuthor(actor) }, now);
  const refreshed = await refreshOrder(tx, edited, now);
  const { state, paid, currency } = refreshed;
  await queueOrderCallback(tx, refreshed, now);
  if (order.state !== 'PAID' && state === 'PAID')
    await tellOrder(tx, id, { type: 'ORDER_PAID', author: system, amount: paid }, now, currency);
}

/** The total must cover what payments took, hold or ask for. */
async function assertMoney(
  tx: Queries,
  order: OrderRow,
  { currency, total }: Pick<OrderRow, 'currency' | 'total'>,
  now: Date,
): Promise<void> {
  const facts = await orderFacts(tx, order, now);
  if (currency !== order.currency && facts.payments.length > 0)
    throw Refusal.because('ORDER_CURRENCY_FIXED', { currency: order.currency });
  const least = leastTotal(facts);
  if (total < least)
    throw Refusal.because('ORDER_TOTAL_TOO_LOW', {
      minimum: toAmount({ minor: least, currency: order.currency }),
      currency: order.currency,
    });
}

async function assertFreeId(tx: Queries, order: OrderRow, externalId: string): Promise<void> {
  const [other] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.businessProfileId, order.businessProfileId),
        eq(orders.externalId, externalId),
        ne(orders.id, order.id),
      ),
    );
  if (other) throw Refusal.because('ORDER_ALREADY_EXISTS', { id: externalId });
}

const isTaken = (failure: unknown): boolean =>
  failure instanceof Error &&
  failure.cause instanceof Error &&
  'code' in failure.cause &&
  failure.cause.code === '23505';
