import type { PaymentFilter, PaymentPage } from '@deck/api/contract/payments';
import { asc, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../database/queries.ts';
import { moneyDays, paymentDays, payments } from '../../database/schema.ts';
import type { Scope } from '../../scope.ts';
import { amountIn } from '../order-balance.ts';
import { isSummed, madeOn, movedOn } from './conditions.ts';

const getSum = (column: SQL | (typeof payments)['captured']) =>
  sql<string>`coalesce(sum(${column}), 0)::text`;

/**
 * The number and the totals of the matching payments, by currency.
 * @param where the conditions of the filter, which daily sums answer where they can
 */
export async function readTotals(
  db: Queries,
  scope: Scope,
  filter: PaymentFilter,
  where: SQL | undefined,
): Promise<PaymentPage['totals']> {
  const rows = isSummed(filter)
    ? await db
        .select({
          currency: paymentDays.currency,
          count: sql<number>`sum(${paymentDays.count})::int`,
          paid: sql<string>`sum(${paymentDays.paid})::text`,
          refunded: sql<string>`sum(${paymentDays.refunded})::text`,
        })
        .from(paymentDays)
        .where(madeOn(scope, filter))
        .groupBy(paymentDays.currency)
        .having(sql`sum(${paymentDays.count}) > 0`)
        .orderBy(asc(paymentDays.currency))
    : await db
        .select({
          currency: payments.currency,
          count: sql<number>`count(*)::int`,
          paid: getSum(payments.captured),
          refunded: getSum(payments.refunded),
        })
        .from(payments)
        .where(where)
        .groupBy(payments.currency)
        .orderBy(asc(payments.currency));
  return rows.map(({ currency, count, paid, refunded }) => {
    const amount = amountIn(currency);
    return { currency, count, paid: amount(BigInt(paid)), refunded: amount(BigInt(refunded)) };
  });
}

/** Taken and refunded money per day or month, oldest first. */
export async function readSeries(
  db: Queries,
  scope: Scope,
  filter: PaymentFilter,
): Promise<PaymentPage['series']> {
  if (filter.series === undefined) return null;
  const period =
    filter.series === 'day'
      ? sql<string>`${moneyDays.day}::text`
      : sql<string>`left(${moneyDays.day}::text, 7)`;
  const rows = await db
    .select({
      period,
      currency: moneyDays.currency,
      paid: sql<string>`sum(${moneyDays.paid})::text`,
      refunded: sql<string>`sum(${moneyDays.refunded})::text`,
    })
    .from(moneyDays)
    .where(movedOn(scope, filter))
    .groupBy(sql`1`, moneyDays.currency)
    .having(sql`sum(${moneyDays.paid}) <> 0 OR sum(${moneyDays.refunded}) <> 0`)
    .orderBy(sql`1`, asc(moneyDays.currency));
  return rows.map(({ period: at, currency, paid, refunded }) => {
    const amount = amountIn(currency);
    return { period: at, currency, paid: amount(BigInt(paid)), refunded: amount(BigInt(refunded)) };
  });
}
