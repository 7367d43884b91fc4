import { inArray, sql } from 'drizzle-orm';
import { PgTransaction } from 'drizzle-orm/pg-core';
import type { Queries } from '../database/queries.ts';
import { orders, payments, transactions } from '../database/schema.ts';

/** The PostgreSQL channel on which every server process hears of changes. */
export const CHANGES = 'deck_changes';

/** That something changed, and who may hear of it. It never says what changed, and holds nothing about a person. */
export interface Change {
  /** `ORDER` with everything under it, a `PAYMENT` without an order, or someone's `NOTIFICATIONS`. */
  readonly kind: 'ORDER' | 'PAYMENT' | 'NOTIFICATIONS';
  /** Of the order or payment. */
  readonly id?: string | undefined;
  readonly divisionId: string;
  /** Null for what belongs to no property. */
  readonly propertyId?: string | null;
  /** Whose notifications; undefined: everyone's of the division. */
  readonly userId?: string;
}

/** What a transaction has published: PostgreSQL would compare each new one with all of them. */
const published = new WeakMap<object, Set<string>>();

/** Publishes changes to all server processes once the transaction is committed, and to none if it is not. */
async function publishChanges(tx: Queries, changes: readonly Change[]): Promise<void> {
  const already = published.get(tx) ?? new Set<string>();
  const texts = new Set(changes.map((change) => JSON.stringify(change)));
  const fresh = [...texts].filter((text) => !already.has(text));
  if (fresh.length === 0) return;
  await tx.execute(sql`SELECT pg_notify(${CHANGES}, text) FROM unnest(${sql.param(fresh)}::text[]) AS text`);
  if (tx instanceof PgTransaction) published.set(tx, new Set([...already, ...fresh]));
}

export const publishChange = (tx: Queries, change: Change): Promise<void> => publishChanges(tx, [change]);

interface OfOrder {
  readonly id: string;
  readonly businessProfileId: string;
  readonly propertyId: string | null;
}

const ofOrder = ({ id, businessProfileId: divisionId, propertyId }: OfOrder): Change => ({
  kind: 'ORDER',
  id,
  divisionId,
  propertyId,
});

export const publishOrder = (tx: Queries, order: OfOrder): Promise<void> => publishChange(tx, ofOrder(order));

/** A payment is told as its order; one of a permanent link has none. */
export const publishPayment = (
  tx: Queries,
  { id, orderId, businessProfileId: divisionId, propertyId }: OfOrder & { readonly orderId: string | null },
): Promise<void> =>
  publishChange(tx, {
    kind: orderId === null ? 'PAYMENT' : 'ORDER',
    id: orderId ?? id,
    divisionId,
    propertyId,
  });

/** The orders with these ids. */
export async function publishOrders(tx: Queries, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const { id, businessProfileId, propertyId } = orders;
  const found = await tx
    .select({ id, businessProfileId, propertyId })
    .from(orders)
    .where(inArray(id, [...ids]));
  await publishChanges(tx, found.map(ofOrder));
}

/** The payments with these ids. */
export async function publishPayments(tx: Queries, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const { id, orderId, businessProfileId, propertyId } = payments;
  const found = await tx
    .select({ id, orderId, businessProfileId, propertyId })
    .from(payments)
    .where(inArray(id, [...ids]));
  for (const payment of found) await publishPayment(tx, payment);
}

/** The payments of these transactions. */
export async function publishTransactions(tx: Queries, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const found = await tx
    .selectDistinct({ id: transactions.paymentId })
    .from(transactions)
    .where(inArray(transactions.id, [...ids]));
  await publishPayments(
    tx,
    found.map(({ id }) => id),
  );
}
