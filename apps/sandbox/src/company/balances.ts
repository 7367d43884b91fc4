import type { WalletBalance } from '@deck/api/contract/company';
import { toAmount } from '@deck/values';
import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queries } from '../database/queries.ts';
import { businessProfiles, holdsMoney, payments, transactions } from '../database/schema.ts';
import { ofKinds } from '../payments/of-kinds.ts';
import { type Scope, within } from '../scope.ts';

const DAY = 86_400_000;
/** The age from which a charge is settled by the card networks. */
const SETTLED_AFTER = 2 * DAY;
/** The age from which a charge is paid out to the company's bank. */
const PAID_OUT_AFTER = 7 * DAY;

type Row = { currency: string; settled: string; pending: string; reserved: string };

/**
 * The balances at the payment service provider, by currency: settled, not settled yet, and held. Money counts
 * in the currency the card was charged in. Wires go to the company's bank and are not included. Refunds
 * reduce settled money first, then money not settled yet. Only payments in scope count.
 */
export async function walletBalances(db: Queries, scope: Scope, now: Date): Promise<WalletBalance[]> {
  const p = alias(payments, 'p');
  const { divisionId } = scope;
  const settledAt = new Date(now.getTime() - SETTLED_AFTER);
  const paidOutAt = new Date(now.getTime() - PAID_OUT_AFTER);
  const { rows } = await db.execute<Row>(sql`
    WITH moved AS (
      SELECT card.currency,
        CASE WHEN t.type = 'REFUND' THEN -card.amount WHEN t.processed_at <= ${settledAt} THEN card.amount ELSE 0 END
          AS settled,
        CASE WHEN t.type <> 'REFUND' AND t.processed_at > ${settledAt} THEN card.amount ELSE 0 END AS pending,
        0::bigint AS reserved
      FROM ${transactions} t
        JOIN ${payments} p ON p.id = t.payment_id AND ${ofKinds(({ pspFeatures }) => pspFeatures !== null, sql`p.type`)}
        CROSS JOIN LATERAL (SELECT coalesce(t.converted_currency, t.currency) AS currency,
          coalesce(t.converted_amount, t.amount) AS amount) card
      WHERE t.business_profile_id = ${divisionId} AND ${within(scope, p)} AND t.processed_at > ${paidOutAt}
        AND t.status = 'APPROVED' AND t.type IN ('CHARGE', 'CAPTURE', 'REFUND')
      UNION ALL
      SELECT coalesce(t.converted_currency, t.currency), 0, 0,
        CASE WHEN t.type = 'AUTHORIZE' THEN 1 ELSE -1 END * coalesce(t.converted_amount, t.amount)
      FROM ${payments} p
        JOIN ${transactions} t
          ON t.payment_id = p.id AND t.status = 'APPROVED' AND t.type IN ('AUTHORIZE', 'CAPTURE', 'VOID')
      WHERE ${within(scope, p)} AND ${holdsMoney('p')}
      UNION ALL
      SELECT unnest(b.accepted_currencies), 0, 0, 0 FROM ${businessProfiles} b WHERE b.id = ${divisionId}
    )
    SELECT currency, sum(settled) AS settled, sum(pending) AS pending, sum(reserved) AS reserved
    FROM moved GROUP BY currency ORDER BY currency`);
  return rows.map(getBalance);
}

function getBalance({ currency, ...sums }: Row): WalletBalance {
  const [settled, pending, reserved] = [BigInt(sums.settled), BigInt(sums.pending), BigInt(sums.reserved)];
  const amount = (minor: bigint) => toAmount({ minor: minor > 0n ? minor : 0n, currency });
  return {
    currency,
    available: amount(settled),
    pending: amount(settled < 0n ? pending + settled : pending),
    reserved: amount(reserved),
  };
}
