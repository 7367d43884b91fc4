import { and, eq, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../database/queries.ts';
import { receiverOf } from '../database/schema/callbacks.ts';
import { callbacks } from '../database/schema.ts';

/** A server of a company that callbacks are sent to. Companies never share one, even at the same address. */
export interface Receiver {
  readonly businessProfileId: string;
  /** Scheme, host and port. */
  readonly origin: string;
}

/** What is due at a moment and claimed by no server. */
export const isDue = (now: Date): SQL | undefined =>
  and(
    eq(callbacks.status, 'QUEUED'),
    lte(callbacks.dueAt, now),
    or(isNull(callbacks.claimedUntil), sql`${callbacks.claimedUntil} < now()`),
  );

/** The callbacks of a receiver. */
export const isFor = ({ businessProfileId, origin }: Receiver): SQL | undefined =>
  and(eq(callbacks.businessProfileId, businessProfileId), sql`${receiverOf(callbacks.url)} = ${origin}`);

/**
 * The receivers for which something is due. Each is found by a step in the index of queues, so the length of the
 * others' queues does not matter.
 */
export async function findReceivers(db: Queries, now: Date): Promise<Receiver[]> {
  const next = (where: SQL) => sql`
    (SELECT business_profile_id, ${receiverOf(callbacks.url)} AS origin FROM ${callbacks}
     WHERE ${callbacks.status} = 'QUEUED' AND ${where} ORDER BY 1, 2 LIMIT 1)`;
  const after = sql`(${callbacks.businessProfileId}, ${receiverOf(callbacks.url)}) > (known.business_profile_id, known.origin)`;
  const { rows } = await db.execute<{ company: string; origin: string }>(sql`
    WITH RECURSIVE known AS (
      ${next(sql`true`)}
      UNION ALL
      SELECT following.* FROM known CROSS JOIN LATERAL ${next(after)} following
    )
    SELECT business_profile_id AS company, origin FROM known
    WHERE EXISTS (
      SELECT 1 FROM ${callbacks}
      WHERE ${callbacks.businessProfileId} = known.business_profile_id
        AND ${receiverOf(callbacks.url)} = known.origin AND ${isDue(now)}
    )`);
  return rows.map(({ company, origin }) => ({ businessProfileId: company, origin }));
}
