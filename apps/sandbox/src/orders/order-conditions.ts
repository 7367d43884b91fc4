import type { OrderFilter } from '@deck/api/contract/orders';
import { parseMoney } from '@deck/values';
import { and, arrayOverlaps, eq, gte, lt, lte, type SQL, sql } from 'drizzle-orm';
import type { Caller } from '../context.ts';
import { orders } from '../database/schema.ts';
import { among, narrow } from '../narrow.ts';
import { afterSecond } from '../paging.ts';
import { type Scope, within } from '../scope.ts';
import { ordersOfFigures } from './search-figures.ts';
import { hasSimilarWords, hasWords } from './search-text.ts';

/** The conditions of the orders list. */
export function orderConditions(
  viewer: Scope & Pick<Caller, 'timezone'>,
  filter: OrderFilter,
): SQL | undefined {
  /** When a day begins in the reader's zone. */
  const midnight = (day: SQL) => sql`(${day})::timestamp AT TIME ZONE ${viewer.timezone}`;
  // Amounts are totals in the filter's currency, which the contract requires.
  const minor = (amount: string) => parseMoney(amount, filter.currency ?? '').minor;
  const asked = narrow(filter, {
    search: (words) => searched(viewer, words),
    externalId: (id) => (id ? eq(orders.externalId, id) : undefined),
    states: (states) => among(orders.state, states),
    progressStatuses: (statuses) => among(orders.progressStatus, statuses),
    propertyIds: (ids) => among(orders.propertyId, ids),
    agentName: (name) => (name ? eq(orders.agentName, name) : undefined),
    agentTags: (tags) => among(orders.agentTag, tags),
    // Search the indexed text first, then the guest's name.
    customer: (words) => and(...hasWords(orders.searchText, words), ...hasWords(orders.customerSort, words)),
    customerEmail: (email) =>
      email ? sql`lower(${orders.customerEmail}) = ${email.trim().toLowerCase()}` : undefined,
    tags: (tags) => (tags.length > 0 ? arrayOverlaps(orders.tags, tags) : undefined),
    createdFrom: (day) => gte(orders.createdAt, midnight(sql`${day}::date`)),
    createdTo: (day) => lt(orders.createdAt, midnight(sql`${day}::date + 1`)),
    createdUntil: (instant) => lt(orders.createdAt, afterSecond(instant)),
    startFrom: (day) => gte(orders.startDate, day),
    startTo: (day) => lte(orders.startDate, day),
    currency: (currency) => eq(orders.currency, currency),
    amountFrom: (amount) => gte(orders.total, minor(amount)),
    amountTo: (amount) => lte(orders.total, minor(amount)),
  });
  return and(within(viewer, orders), asked);
}

/** The searchable text, or an amount or card the search may mean: each has its own index. */
function searched({ divisionId }: Scope, search: string): SQL | undefined {
  const figures = ordersOfFigures(divisionId, search);
  if (figures.length === 0) return and(...hasWords(orders.searchText, search));
  const words = and(...hasWords(sql`w.search_text`, search));
  const named = sql`SELECT w.id FROM ${orders} w WHERE w.business_profile_id = ${divisionId} AND ${words}`;
  return sql`${orders.id} IN (${sql.join([named, ...figures], sql` UNION ALL `)})`;
}

/** The conditions of a search that found nothing, each word with one mistake; undefined without such a word. */
export function similarConditions(
  viewer: Parameters<typeof orderConditions>[0],
  { search = '', ...others }: OrderFilter,
): SQL | undefined {
  const similar = hasSimilarWords(orders.searchText, search);
  return similar && and(orderConditions(viewer, others), similar);
}
