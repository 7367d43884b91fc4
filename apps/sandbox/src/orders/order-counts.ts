import type { OrderFilter } from '@deck/api/contract/orders';
import { orderStates } from '@deck/api/vocabulary';
import { countStatuses, countsAnswer, sumOf } from '../count-statuses.ts';
import type { Queries } from '../database/queries.ts';
import { orders } from '../database/schema.ts';
import { orderConditions, similarConditions } from './order-conditions.ts';

const source = { table: orders, column: orders.state, statuses: orderStates };

/** How many orders a filter finds, and how many in each state: as the list finds them, a mistyped word included. */
export async function readOrderCounts(
  db: Queries,
  viewer: Parameters<typeof orderConditions>[0],
  { states = [], ...others }: OrderFilter = {},
) {
  const exact = await countStatuses(db, source, orderConditions(viewer, others));
  const similar = sumOf(exact, states) === 0 ? similarConditions(viewer, others) : undefined;
  const found = similar ? await countStatuses(db, source, similar) : exact;
  return countsAnswer(orderStates, found, states);
}
