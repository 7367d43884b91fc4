import { eq, sql } from 'drizzle-orm';
import type { Services } from '../context.ts';
import { sandboxFacts, walletEntries } from '../database/schema.ts';

const DAY = 86_400_000;
const WEEK = 7 * DAY;
/** The first Monday after the beginning of 1970, UTC. */
const FIRST_MONDAY = 4 * DAY;
/** The last payout made, in milliseconds since 1970. */
const FACT = 'paid_out_of';

/** The regular payout before or at a moment: Mondays at 00:00 UTC. */
export const getPayoutTime = (now: Date): Date =>
  new Date(now.getTime() - ((((now.getTime() - FIRST_MONDAY) % WEEK) + WEEK) % WEEK));

/** The first regular payout after a moment. */
export const getNextPayoutTime = (now: Date): Date => new Date(getPayoutTime(now).getTime() + WEEK);

/**
 * Pays out each Monday what is settled by then, with a line of the wallet per company, property and currency. Refunds and
 * earlier payouts are deducted; what is owed waits for the next one. Safe on several servers: the first one pays.
 */
export async function payOut({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  const due = getPayoutTime(now);
  const value = String(due.getTime());
  const [last] = await db.select().from(sandboxFacts).where(eq(sandboxFacts.name, FACT));
  if (last && Number(last.value) >= due.getTime()) return;
  await db.transaction(async (tx) => {
    const claimed = await tx
      .insert(sandboxFacts)
      .values({ name: FACT, value })
      .onConflictDoUpdate({
        target: sandboxFacts.name,
        set: { value },
        setWhere: sql`${sandboxFacts.value}::bigint < ${value}::bigint`,
      })
      .returning();
    if (claimed.length === 0) return;
    const e = walletEntries;
    await tx.execute(sql`
      INSERT INTO ${e} (business_profile_id, property_id, currency, kind, amount, at, available_from, payout_of)
      SELECT ${e.businessProfileId}, ${e.propertyId}, ${e.currency}, 'PAID_OUT', -sum(${e.amount}),
        ${now}::timestamptz, ${now}::timestamptz, ${due}::timestamptz
      FROM ${e}
      WHERE ${e.kind} NOT IN ('HELD', 'RELEASED') AND (${e.availableFrom} <= ${due} OR ${e.amount} < 0)
      GROUP BY 1, 2, 3 HAVING sum(${e.amount}) > 0
      ON CONFLICT (business_profile_id, property_id, currency, payout_of) DO NOTHING`);
  });
}
