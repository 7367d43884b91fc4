import { Refusal } from '@deck/api/server';
import { sql } from 'drizzle-orm';
import type { Queries } from '../database/queries.ts';

/**
 * Checks a time zone. The database computes days of lists, so it must know the zone too.
 * @throws Refusal INVALID_VALUE.
 */
export async function assertKnownZone(db: Queries, timezone: string | undefined): Promise<void> {
  if (timezone === undefined) return;
  const known = await db.execute(
    sql`SELECT 1 FROM pg_timezone_names WHERE lower(name) = lower(${timezone}) LIMIT 1`,
  );
  if (known.rows.length === 0) throw Refusal.invalid({ timezone: 'choice' });
}
