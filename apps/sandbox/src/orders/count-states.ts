import { type OrderState, orderStates } from '@deck/api/vocabulary';
import { and, sql } from 'drizzle-orm';
import type { Caller } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { orders } from '../database/schema.ts';
import { COUNT_LIMIT } from '../paging.ts';
import { within } from '../scope.ts';

interface Counted {
  readonly state: OrderState;
  readonly count: number;
  readonly countExact: boolean;
}

/** How many orders the caller sees in each state. Each is counted on its index, up to a limit. */
export async function countStates(db: Queries, caller: Caller): Promise<Counted[]> {
  const { rows } = await db.execute<{ state: OrderState; count: number }>(sql`
    SELECT state, count FROM unnest(${sql.param([...orderStates])}::text[]) WITH ORDINALITY AS known (state, place)
    CROSS JOIN LATERAL (
      SELECT count(*)::int AS count FROM (
        SELECT 1 FROM ${orders} WHERE ${and(within(caller, orders), sql`${orders.state} = known.state`)} LIMIT ${COUNT_LIMIT}
      ) found
    ) counted
    WHERE count > 0 ORDER BY place`);
  return rows.map(({ state, count }) => ({
    state,
    count: Math.min(count, COUNT_LIMIT - 1),
    countExact: count < COUNT_LIMIT,
  }));
}
