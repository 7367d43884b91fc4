import { getBalance, isLive } from '@deck/api/rules';
import { paymentStatuses } from '@deck/api/vocabulary';
import { and, inArray } from 'drizzle-orm';
import type { Queries } from '../database/queries.ts';
import { payments } from '../database/schema.ts';
import { ofKinds } from '../payments/of-kinds.ts';
import { getFacts } from './payment-facts.ts';

/** The states in which a payment may still be paid, by itself or by its link. */
const openStatuses = paymentStatuses.filter((status) => isLive({ status, linkLives: true }));

/** What open payments still ask for, by the order's ID, in minor units: one query for a page of orders. */
export async function getAskedAmounts(
  db: Queries,
  orderIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, bigint>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(payments)
    .where(
      and(
        inArray(payments.orderId, [...orderIds]),
        inArray(payments.status, openStatuses),
        ofKinds(({ takesMoney }) => takesMoney),
      ),
    );
  const asked = new Map<string, bigint>();
  for (const row of rows) {
    if (row.orderId === null) continue;
    const { live } = getBalance(0n, [getFacts(row, now)]);
    asked.set(row.orderId, (asked.get(row.orderId) ?? 0n) + live);
  }
  return asked;
}
