import type { OrderFilter } from '@deck/api/contract/orders';
import { parseMoney } from '@deck/values';
import { and, arrayOverlaps, eq, gte, inArray, lt, lte, type SQL, sql } from 'drizzle-orm';
import type { Caller } from '../context.ts';
import { orders } from '../database/schema.ts';
import { afterSecond } from '../paging.ts';
import { hasWords } from './search-text.ts';

/** What a list of orders is narrowed to; a choice of which nothing is chosen narrows nothing. */
export function orderConditions(
  { divisionId, timezone }: Pick<Caller, 'divisionId' | 'timezone'>,
  filter: OrderFilter,
): SQL | undefined {
  const { states, progressStatuses, propertyIds, agentTags, tags } = filter;
  const { createdFrom, createdTo, createdUntil, startFrom, startTo } = filter;
  /** The moment a day begins where the reader is. */
  const midnight = (day: SQL) => sql`(${day})::timestamp AT TIME ZONE ${timezone}`;
  return and(
    eq(orders.businessProfileId, divisionId),
    ...words(filter),
    states?.length ? inArray(orders.state, states) : undefined,
    progressStatuses?.length ? inArray(orders.progressStatus, progressStatuses) : undefined,
    propertyIds?.length ? inArray(orders.propertyId, propertyIds) : undefined,
    agentTags?.length ? inArray(orders.agentTag, agentTags) : undefined,
    tags?.length ? arrayOverlaps(orders.tags, tags) : undefined,
    createdFrom === undefined ? undefined : gte(orders.createdAt, midnight(sql`${createdFrom}::date`)),
    createdTo === undefined ? undefined : lt(orders.createdAt, midnight(sql`${createdTo}::date + 1`)),
    createdUntil === undefined ? undefined : lt(orders.createdAt, afterSecond(createdUntil)),
    startFrom === undefined ? undefined : gte(orders.startDate, startFrom),
    startTo === undefined ? undefined : lte(orders.startDate, startTo),
    ...amounts(filter),
  );
}

/** Words of the guest's name are looked for in the text that has an index first. */
function words({
  search = '',
  customer = '',
  customerEmail,
  externalId,
  agentName,
}: OrderFilter): (SQL | undefined)[] {
  return [
    ...hasWords(orders.searchText, search),
    ...hasWords(orders.searchText, customer),
    ...hasWords(orders.customerSort, customer),
    customerEmail ? sql`lower(${orders.customerEmail}) = ${customerEmail.trim().toLowerCase()}` : undefined,
    externalId ? eq(orders.externalId, externalId) : undefined,
    agentName ? eq(orders.agentName, agentName) : undefined,
  ];
}

function amounts({ currency, amountFrom, amountTo }: OrderFilter): (SQL | undefined)[] {
  if (currency === undefined) return [];
  const minor = (amount: string) => parseMoney(amount, currency).minor;
  return [
    eq(orders.currency, currency),
    amountFrom === undefined ? undefined : gte(orders.total, minor(amountFrom)),
    amountTo === undefined ? undefined : lte(orders.total, minor(amountTo)),
  ];
}
