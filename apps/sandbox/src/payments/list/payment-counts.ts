import type { PaymentFilter } from '@deck/api/contract/payments';
import { paymentStatuses } from '@deck/api/vocabulary';
import { type SQL, sql } from 'drizzle-orm';
import { countStatuses, countsAnswer, sumOf } from '../../count-statuses.ts';
import type { Queries } from '../../database/queries.ts';
import { paymentDays, payments } from '../../database/schema.ts';
import type { Scope } from '../../scope.ts';
import { isSummed, madeOn, paymentConditions, similarConditions } from './conditions.ts';

/**
 * How many payments a filter finds, and how many in each status: as the list finds them, a mistyped word included.
 * Daily sums answer it where they can.
 */
export async function readPaymentCounts(
  db: Queries,
  scope: Scope,
  { statuses = [], ...others }: PaymentFilter = {},
  now: Date,
) {
  const count = (where: SQL | undefined) =>
    countStatuses(db, { table: payments, column: payments.status, statuses: paymentStatuses }, where);
  const exact = isSummed(others)
    ? await countSummed(db, scope, others)
    : await count(paymentConditions(scope, others, now));
  const similar = sumOf(exact, statuses) === 0 ? similarConditions(scope, others, now) : undefined;
  const found = similar ? await count(similar) : exact;
  return countsAnswer(paymentStatuses, found, statuses);
}

async function countSummed(db: Queries, scope: Scope, filter: PaymentFilter) {
  const total = sql<number>`sum(${paymentDays.count})::int`;
  const rows = await db
    .select({ status: paymentDays.status, count: total })
    .from(paymentDays)
    .where(madeOn(scope, filter))
    .groupBy(paymentDays.status)
    .having(sql`${total} > 0`);
  return new Map(rows.map(({ status, count }) => [status, count]));
}
