import { endingStatuses } from '@deck/api/rules';
import type { CivilDate } from '@deck/values';
import { and, between, eq, gt, gte, inArray, isNotNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../database/queries.ts';
import { holdsMoney, messages, orders, payments } from '../database/schema.ts';
import { ofKinds } from '../payments/of-kinds.ts';
import { type Scope, within } from '../scope.ts';
import type { Found } from './waiting.ts';

/** Payments read at most for each reason. */
export const MOST_WAITING = 500;

export interface Period {
  /** When the day began. */
  readonly since: Date;
  readonly now: Date;
  /** What ends before this waits. */
  readonly until: Date;
  /** The days of near arrivals, both included. */
  readonly from: CivilDate;
  readonly to: CivilDate;
}

/** A link ends with its lifetime or its exchange rate, whichever is earlier. */
const linkEnd = sql<Date>`least(${payments.expiresAt}, ${payments.rateEndsAt})`.mapWith(payments.expiresAt);
const rateIsFirst = sql<boolean>`${payments.rateEndsAt} < coalesce(${payments.expiresAt}, 'infinity')`;
const arrival =
  sql<Date>`(${orders.startDate}::timestamp AT TIME ZONE deck.zone_of(${orders.propertyId}))`.mapWith(
    payments.expiresAt,
  );
const held = sql<bigint>`${payments.authorized} - ${payments.captured} - ${payments.released}`.mapWith(
  payments.authorized,
);

/** Payments that wait, of one reason: what ends first. Orders that are over wait for nothing. */
async function readFound(
  db: Queries,
  scope: Scope,
  { where, endsAt, amount }: { where: SQL | undefined; endsAt: SQL<Date>; amount: SQL<bigint> },
  toReason: (row: { readonly status: string; readonly byRate: boolean }) => Found['reason'],
): Promise<Found[]> {
  const rows = await db
    .select({
      id: payments.id,
      status: payments.status,
      byRate: rateIsFirst,
      endsAt,
      amount,
      currency: payments.currency,
      guest: payments.customerName,
      phone: orders.customerPhone,
      orderId: orders.id,
      orderExternalId: orders.externalId,
      startDate: orders.startDate,
    })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(and(within(scope, payments), eq(orders.revoked, false), eq(orders.finalized, false), where))
    .orderBy(endsAt, payments.id)
    .limit(MOST_WAITING);
  return rows.map(({ id, status, byRate, ...row }) => ({
    ...row,
    reason: toReason({ status, byRate }),
    about: id,
    paymentId: id,
  }));
}

/** Holds that the banks let go within the period. */
export const readEndingHolds = (db: Queries, scope: Scope, { now, until }: Period): Promise<Found[]> =>
  readFound(
    db,
    scope,
    {
      where: and(holdsMoney('payments'), gt(payments.holdEndsAt, now), lt(payments.holdEndsAt, until)),
      endsAt: sql<Date>`${payments.holdEndsAt}`.mapWith(payments.holdEndsAt),
      amount: held,
    },
    () => 'HOLD_ENDS',
  );

/** Links and invoices that nobody has paid and that end within the period. One that was sent today waits for its payer. */
export const readEndingLinks = (db: Queries, scope: Scope, { since, now, until }: Period): Promise<Found[]> =>
  readFound(
    db,
    scope,
    {
      where: and(
        inArray(payments.status, endingStatuses),
        isNotNull(payments.linkToken),
        ofKinds(({ page }) => page !== 'TERMINAL'),
        or(between(payments.expiresAt, now, until), between(payments.rateEndsAt, now, until)),
        gt(linkEnd, now),
        lt(linkEnd, until),
        sql`NOT EXISTS (SELECT 1 FROM ${messages} WHERE ${messages.paymentId} = ${payments.id}
          AND ${inArray(messages.kind, ['PAYMENT_LINK', 'WIRE_INVOICE'])} AND ${gte(messages.sentAt, since)}
          AND ${messages.carrier} <> 'FAILED')`,
      ),
      endsAt: linkEnd,
      amount: sql<bigint>`${payments.amount}`.mapWith(payments.amount),
    },
    ({ byRate }) => (byRate ? 'LINK_RATE_ENDS' : 'LINK_ENDS'),
  );

/** The last payments of orders that begin within the period and are still owed, if they were declined or expired. */
export const readUnpaid = (db: Queries, scope: Scope, { from, to }: Period): Promise<Found[]> =>
  readFound(
    db,
    scope,
    {
      where: and(
        inArray(payments.status, ['DECLINED', 'EXPIRED']),
        ofKinds(({ takesMoney }) => takesMoney),
        between(orders.startDate, from, to),
        sql`${orders.paid} + ${orders.held} < ${orders.total}`,
        sql`NOT EXISTS (SELECT 1 FROM ${payments} later WHERE later.order_id = ${orders.id}
          AND later.created_at > ${payments.createdAt} AND ${ofKinds(({ takesMoney }) => takesMoney, sql`later.type`)})`,
      ),
      endsAt: arrival,
      amount: sql<bigint>`${payments.amount}`.mapWith(payments.amount),
    },
    ({ status }) => (status === 'DECLINED' ? 'DECLINED' : 'EXPIRED'),
  );

/** How many holds there are, whenever they end. */
export async function countHolds(db: Queries, scope: Scope): Promise<number> {
  const [counted] = await db
    .select({ holds: sql<number>`count(*)::int` })
    .from(payments)
    .where(and(within(scope, payments), holdsMoney('payments')));
  return counted?.holds ?? 0;
}
