import type { FoundGuest } from '@deck/api/contract/guests';
import { and, desc, type SQL, sql } from 'drizzle-orm';
import { getCustomerKey } from '../cards/find-tender.ts';
import type { Caller } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { orders } from '../database/schema.ts';
import { within } from '../scope.ts';
import { getGuestSums } from './guest-sums.ts';
import { draftOfRow } from './order-row.ts';
import { readOrdersOf } from './read-guest.ts';
import { hasSimilarWords, hasWords } from './search-text.ts';

const MOST_GUESTS = 3;
/** So many orders of a search are grouped by guest. A common name has more, and its guests are among them. */
const MOST_MATCHES = 1_000;

/** Of an order only its guest, as `searchText` has it: the words of a search may be in the order's ID as well. */
const guestText = sql`(' ' || ${orders.customerSort} || ' ' || lower(${orders.customerCompany}) || ' '
  || lower(${orders.customerEmail}) || ' ' || regexp_replace(${orders.customerPhone}, '[^0-9]', '', 'g'))`;

/** The guests with several orders that a search means, those with most orders first. */
export async function findGuests(db: Queries, caller: Caller, search: string): Promise<FoundGuest[]> {
  const exact = hasWords(orders.searchText, search);
  if (exact.length === 0) return [];
  const found = await readMatches(db, caller, [...exact, ...hasWords(guestText, search)]);
  const similar = found.length === 0 ? hasSimilarWords(orders.searchText, search) : undefined;
  const matches = similar
    ? await readMatches(db, caller, [similar, hasSimilarWords(guestText, search)])
    : found;
  const several = [...Map.groupBy(matches, getCustomerKey).values()].filter(({ length }) => length > 1);
  const most = several.toSorted((one, other) => other.length - one.length).slice(0, MOST_GUESTS);
  return Promise.all(most.flatMap(([known]) => (known ? guestAnswer(db, caller, known) : [])));
}

type OrderRow = typeof orders.$inferSelect;

/** Any orders that match, newest first: finding the newest would read all of a common name. */
async function readMatches(
  db: Queries,
  caller: Caller,
  conditions: readonly (SQL | undefined)[],
): Promise<OrderRow[]> {
  const some = db
    .select()
    .from(orders)
    .where(and(within(caller, orders), ...conditions))
    .limit(MOST_MATCHES)
    .as('some');
  return await db.select().from(some).orderBy(desc(some.createdAt), desc(some.id));
}

/** Counts all their orders, whichever of them a search found: as their page does. */
async function guestAnswer(db: Queries, caller: Caller, known: OrderRow): Promise<FoundGuest> {
  const { own, complete } = await readOrdersOf(db, caller, known);
  const newest = own[0]?.order ?? known;
  const { firstName, lastName, companyName, email } = draftOfRow(newest).customer;
  const sums = getGuestSums(own.map(({ order }) => ({ ...order, asked: 0n })));
  return {
    id: newest.id,
    complete,
    customer: { firstName, lastName, companyName, email },
    orders: own.length,
    due: sums.flatMap(({ currency, due }) => (/[1-9]/.test(due) ? { currency, due } : [])),
  };
}
