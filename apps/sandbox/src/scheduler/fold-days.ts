import { sql } from 'drizzle-orm';
import type { Queries } from '../database/queries.ts';

const kept = ['business_profile_id', 'day', 'currency', 'property_id', 'type', 'via_cms'];
const ofMoney = getKeys(kept);
const ofWallet = getKeys(['business_profile_id', 'property_id', 'currency', 'kind']);
const ofPayments = getKeys([...kept, 'status', 'scheme', 'method', 'created_by']);

/** The grouping columns, of a single table and for joins. */
function getKeys(columns: readonly string[]) {
  const named = (table: string) => sql.raw(columns.map((column) => table + column).join(', '));
  return { all: named(''), old: named('d.'), several: named('s.') };
}

/**
 * Merges the rows of a day and those of a wallet, since writers only append. Each statement deletes and inserts the same sums
 * atomically, so readers always see correct sums.
 */
export async function foldDays(db: Queries): Promise<void> {
  await db.execute(sql`
    WITH several AS (
      SELECT ${ofPayments.all} FROM deck.payment_days GROUP BY ${ofPayments.all} HAVING count(*) > 1
    ), gone AS (
      DELETE FROM deck.payment_days d USING several s
      WHERE (${ofPayments.old}) = (${ofPayments.several}) RETURNING d.*
    )
    INSERT INTO deck.payment_days (${ofPayments.all}, count, paid, refunded)
    SELECT ${ofPayments.all}, sum(count), sum(paid), sum(refunded) FROM gone GROUP BY ${ofPayments.all}
    HAVING sum(count) <> 0 OR sum(paid) <> 0 OR sum(refunded) <> 0`);
  await db.execute(sql`
    WITH several AS (
      SELECT ${ofMoney.all} FROM deck.money_days GROUP BY ${ofMoney.all} HAVING count(*) > 1
    ), gone AS (
      DELETE FROM deck.money_days d USING several s WHERE (${ofMoney.old}) = (${ofMoney.several}) RETURNING d.*
    )
    INSERT INTO deck.money_days (${ofMoney.all}, paid, refunded)
    SELECT ${ofMoney.all}, sum(paid), sum(refunded) FROM gone GROUP BY ${ofMoney.all}
    HAVING sum(paid) <> 0 OR sum(refunded) <> 0`);
  await db.execute(sql`
    WITH several AS (
      SELECT ${ofWallet.all} FROM deck.wallet_sums GROUP BY ${ofWallet.all} HAVING count(*) > 1
    ), gone AS (
      DELETE FROM deck.wallet_sums d USING several s WHERE (${ofWallet.old}) = (${ofWallet.several}) RETURNING d.*
    )
    INSERT INTO deck.wallet_sums (${ofWallet.all}, amount)
    SELECT ${ofWallet.all}, sum(amount) FROM gone GROUP BY ${ofWallet.all}`);
}
