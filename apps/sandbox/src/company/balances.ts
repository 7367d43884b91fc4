import type { WalletBalance } from '@deck/api/contract/company';
import { toAmount } from '@deck/values';
import { sql } from 'drizzle-orm';
import type { Queries } from '../database/queries.ts';
import { businessProfiles, walletEntries } from '../database/schema.ts';
import { type Scope, within } from '../scope.ts';

type Row = { currency: string; settled: string; pending: string; reserved: string; paid_out: string };

/**
 * The balances at the payment service provider, by currency: sums of the wallet's lines. Money counts in the currency
 * the card was charged in. Refunds reduce settled money first, then money not settled yet. Only lines of properties
 * in scope count.
 */
export async function walletBalances(db: Queries, scope: Scope, now: Date): Promise<WalletBalance[]> {
  const e = walletEntries;
  const isHold = sql`${e.kind} IN ('HELD', 'RELEASED')`;
  const { rows } = await db.execute<Row>(sql`
    WITH sums AS (
      SELECT ${e.currency} AS currency,
        sum(${e.amount}) FILTER (WHERE NOT ${isHold} AND ${e.availableFrom} <= ${now}) AS settled,
        sum(${e.amount}) FILTER (WHERE NOT ${isHold} AND ${e.availableFrom} > ${now}) AS pending,
        sum(${e.amount}) FILTER (WHERE ${isHold}) AS reserved,
        -sum(${e.amount}) FILTER (WHERE ${e.kind} = 'PAID_OUT') AS paid_out
      FROM ${e} WHERE ${within(scope, e)} GROUP BY ${e.currency}
    ), accepted AS (
      SELECT unnest(b.accepted_currencies) AS currency FROM ${businessProfiles} b WHERE b.id = ${scope.divisionId}
    )
    SELECT currency, coalesce(settled, 0) AS settled, coalesce(pending, 0) AS pending,
      coalesce(reserved, 0) AS reserved, coalesce(paid_out, 0) AS paid_out
    FROM sums FULL JOIN accepted USING (currency) ORDER BY currency`);
  return rows.map(getBalance);
}

function getBalance({ currency, ...sums }: Row): WalletBalance {
  const [settled, pending] = [BigInt(sums.settled), BigInt(sums.pending)];
  const amount = (minor: bigint) => toAmount({ minor: minor > 0n ? minor : 0n, currency });
  return {
    currency,
    available: amount(settled),
    pending: amount(settled < 0n ? pending + settled : pending),
    reserved: amount(BigInt(sums.reserved)),
    paidOut: amount(BigInt(sums.paid_out)),
    owed: amount(-settled - pending),
  };
}
