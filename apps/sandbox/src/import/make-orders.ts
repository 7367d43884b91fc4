import { sql } from 'drizzle-orm';
import { bulkInsert, toInsertion } from '../database/bulk-insert.ts';
import type { Queries } from '../database/queries.ts';
import { type importRuns, orders, timeline } from '../database/schema.ts';
import { newId } from '../ids.ts';
import { takeNumbers } from '../orders/numbering.ts';
import { rowOfDraft } from '../orders/order-row.ts';
import { getSearchText } from '../orders/search-text.ts';
import { tagOf } from '../orders/tags.ts';
import type { GoodRow } from './read-row.ts';
import type { ReadRow } from './read-rows.ts';

export type RunRow = typeof importRuns.$inferSelect;
export type GoodReadRow = ReadRow & { readonly verdict: GoodRow };

/** An order created from a row. */
export interface Made {
  readonly row: GoodReadRow;
  readonly orderId: string;
}

type Numbered = { readonly row: GoodReadRow; readonly externalId: string };

/**
 * Creates the orders of good rows in a single statement. Rows whose ID was taken meanwhile are left out. Rows
 * without an ID get their property's next numbers.
 */
export async function makeOrders(
  tx: Queries,
  run: RunRow,
  rows: readonly GoodReadRow[],
  now: Date,
): Promise<Made[]> {
  const given: Numbered[] = [];
  let unnumbered: GoodReadRow[] = [];
  for (const row of rows) {
    const { externalId } = row.verdict.draft;
    if (externalId === undefined) unnumbered.push(row);
    else given.push({ row, externalId });
  }
  const made = await insertOrders(tx, run, given, now);
  while (unnumbered.length > 0) {
    const written = await insertOrders(tx, run, await numbersFor(tx, run, unnumbered), now);
    made.push(...written);
    // A user took one of the next numbers as an ID: the row gets a later number.
    const done = new Set(written.map(({ row }) => row));
    unnumbered = unnumbered.filter((row) => !done.has(row));
  }
  await bulkInsert(
    tx,
    timeline,
    made.map(({ orderId }) => ({
      id: newId(now.getTime()),
      orderId,
      paymentId: null,
      type: 'CREATED' as const,
      at: now,
      authorKind: 'USER' as const,
      authorName: run.startedBy,
      amount: null,
      currency: null,
      reason: null,
      detail: null,
      verbose: false,
    })),
  );
  return made;
}

async function numbersFor(tx: Queries, run: RunRow, rows: readonly GoodReadRow[]): Promise<Numbered[]> {
  const byPrefix = Map.groupBy(rows, ({ verdict }) => verdict.property.prefix);
  const numbered: Numbered[] = [];
  // Always in the same order, so that two runs never deadlock.
  for (const prefix of [...byPrefix.keys()].sort()) {
    const mine = byPrefix.get(prefix) ?? [];
    const numbers = await takeNumbers(tx, run.businessProfileId, 'order', prefix, mine.length);
    mine.forEach((row, index) => {
      numbered.push({ row, externalId: numbers[index] ?? '' });
    });
  }
  return numbered;
}

async function insertOrders(tx: Queries, run: RunRow, rows: readonly Numbered[], now: Date): Promise<Made[]> {
  if (rows.length === 0) return [];
  const made = rows.map(({ row, externalId }) => ({ row, orderId: newId(now.getTime()), externalId }));
  const insertion = toInsertion(
    orders,
    made.map(({ row: { verdict }, orderId, externalId }) => ({
      ...rowOfDraft(verdict.draft),
      id: orderId,
      businessProfileId: run.businessProfileId,
      externalId,
      propertyName: verdict.property.name,
      agentName: run.startedBy,
      agentTag: 'IMPORT' as const,
      tags: [tagOf.IMPORT],
      searchText: getSearchText({ ...verdict.draft, externalId }),
      createdAt: now,
      modifiedAt: now,
    })),
  );
  const { rows: written } = await tx.execute<{ id: string }>(
    sql`${insertion} ON CONFLICT (business_profile_id, external_id) DO NOTHING RETURNING id`,
  );
  const ids = new Set(written.map(({ id }) => id));
  return made.filter(({ orderId }) => ids.has(orderId));
}
