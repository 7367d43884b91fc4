import type { WalletBalance } from '@deck/api/contract/company';
import { toAmount } from '@deck/values';
import { type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../database/queries.ts';
import { businessProfiles, walletEntries, walletSums } from '../database/schema.ts';
import { type Scope, within } from '../scope.ts';

type Row = { currency: string; settled: string; pending: string; reserved: string; paid_out: string };

/** Held money is not the company's yet. */
const isHold = ({ kind }: typeof walletEntries | typeof walletSums): SQL =>
  sql`${kind} IN ('HELD', 'RELEASED')`;

/**
 * The balances at the payment service provider, by currency: sums of the wallet's lines. Money counts in the currency
 * the card was charged in. Refunds reduce settled money first, then money not settled yet. Only lines of properties
 * in scope count. Of the lines themselves only those not settled yet are read: the rest is summed up already.
 */
export async function walletBalances(db: Queries, scope: Scope, now: Date): Promise<WalletBalance[]> {
  const e = walletEntries;
  const s = walletSums;
  const { rows } = await db.execute<Row>(sql`
    WITH sums AS (
      SELECT ${s.currency} AS currency,
        sum(${s.amount}) FILTER (WHERE NOT ${isHold(s)}) AS taken,
        sum(${s.amount}) FILTER (WHERE ${isHold(s)}) AS reserved,
        -sum(${s.amount}) FILTER (WHERE ${s.kind} = 'PAID_OUT') AS paid_out
      FROM ${s} WHERE ${within(scope, s)} GROUP BY ${s.currency}
    ), unsettled AS (
      SELECT ${e.currency} AS currency, sum(${e.amount}) AS pending
      FROM ${e} WHERE ${within(scope, e)} AND ${e.availableFrom} > ${now} AND NOT ${isHold(e)} GROUP BY ${e.currency}
    ), accepted AS (
      SELECT unnest(b.accepted_currencies) AS currency FROM ${businessProfiles} b WHERE b.id = ${scope.divisionId}
    )
    SELECT currency, coalesce(taken, 0) - coalesce(pending, 0) AS settled, coalesce(pending, 0) AS pending,
      coalesce(reserved, 0) AS reserved, coalesce(paid_out, 0) AS paid_out
    FROM sums LEFT JOIN unsettled USING (currency) FULL JOIN accepted USING (currency) ORDER BY currency`);
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
