import { type SQL, sql } from 'drizzle-orm';
import { getColumns, guestTables, type TableRules } from '../database/personal-data/index.ts';
import type { Queries } from '../database/queries.ts';
import { rowsOf, tableNamed } from './erase-rows.ts';
import type { GuestWords } from './guest-words.ts';

export interface Scrubbed {
  readonly businessProfileId: string;
  readonly orderIds: readonly string[];
  /** Of orders and payments: an answer that holds one is about the guest. */
  readonly ids: readonly string[];
  readonly words: GuestWords;
  /** What was erased: a text of an answer that is equal goes too. */
  readonly texts: ReadonlySet<string>;
}

/** Rows of the company, for tables that no column leads to from an order. */
const ofCompany: Readonly<Record<string, (id: string) => SQL>> = {
  import_chunks: (id) => sql`file_id IN (SELECT id FROM deck.import_files WHERE business_profile_id = ${id})`,
  import_rows: (id) => sql`run_id IN (SELECT id FROM deck.import_runs WHERE business_profile_id = ${id})`,
};
const inCompany = (table: string, id: string): SQL =>
  ofCompany[table]?.(id) ?? sql`business_profile_id = ${id}`;

/**
 * Takes a guest out of texts that stay, and removes rows that only concern them, in all tables whose rules say so.
 */
export async function scrubRows(tx: Queries, guest: Scrubbed): Promise<void> {
  for (const [table, rules] of Object.entries(guestTables)) {
    const scrubbed = getColumns(rules, 'scrubbed');
    if (scrubbed.length > 0) await scrub(tx, table, rules, scrubbed, guest);
    const removed = getColumns(rules, 'removed');
    // Rows that belong to the guest's orders are gone already; others of the company may name the guest.
    if (removed.length > 0 && NAMING.has(table)) await remove(tx, table, removed, guest);
  }
}

/** Tables with rows that belong to no order and may still be about a guest. */
const NAMING: ReadonlySet<string> = new Set(['form_drafts', 'saved_views']);

/** Whether one of the columns may name the guest. */
function mayName(columns: readonly string[], { words: { pattern }, ids }: Scrubbed): SQL {
  const text = sql.join(
    columns.map((column) => sql`coalesce(${sql.identifier(column)}::text, '')`),
    sql` || ' ' || `,
  );
  const named = pattern === undefined ? sql`false` : sql`(${text}) ~* ${pattern}`;
  if (ids.length === 0) return named;
  return sql`(${named} OR (${text}) LIKE ANY(${sql.param(ids.map((id) => `%${id}%`))}::text[]))`;
}

async function remove(
  tx: Queries,
  table: string,
  columns: readonly string[],
  guest: Scrubbed,
): Promise<void> {
  if (guest.words.pattern === undefined) return;
  const named = mayName(columns, { ...guest, ids: [] });
  const where = sql`${inCompany(table, guest.businessProfileId)} AND ${named}`;
  await tx.execute(sql`DELETE FROM ${tableNamed(table)} WHERE ${where}`);
}

type Row = Readonly<Record<string, unknown>> & { readonly place: string };

async function scrub(
  tx: Queries,
  table: string,
  rules: TableRules,
  columns: readonly string[],
  guest: Scrubbed,
): Promise<void> {
  const { reach } = rules;
  const named = mayName(columns, guest);
  const where = reach
    ? rowsOf(reach, guest.orderIds)
    : sql`${inCompany(table, guest.businessProfileId)} AND ${named}`;
  const names = sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  );
  // A row keeps its place while it is locked.
  const { rows } = await tx.execute<Row>(
    sql`SELECT ctid::text AS place, ${names} FROM ${tableNamed(table)} WHERE ${where} FOR UPDATE`,
  );
  const changes = rows.flatMap((row) => {
    const changed = columns.flatMap((column) => getChange(column, row[column], guest));
    return changed.length === 0 ? [] : { place: row.place, ...Object.fromEntries(changed) };
  });
  if (changes.length > 0) await write(tx, table, columns, changes);
}

/** Writes the changed columns of each row, at its place. */
async function write(tx: Queries, table: string, columns: readonly string[], changes: readonly Row[]) {
  const named = tableNamed(table);
  const sets = columns.map((column) => {
    const name = sql.identifier(column);
    return sql`${name} = CASE WHEN given ? ${column} THEN anew.${name} ELSE old.${name} END`;
  });
  await tx.execute(sql`UPDATE ${named} AS old SET ${sql.join(sets, sql`, `)}
    FROM jsonb_array_elements(${JSON.stringify(changes)}::jsonb) AS given, jsonb_populate_record(null::${named}, given) AS anew
    WHERE old.ctid = (given ->> 'place')::tid`);
}

function getChange(column: string, value: unknown, { words, texts }: Scrubbed): [string, unknown][] {
  if (value === null || value === undefined) return [];
  const without = typeof value === 'string' ? words.takeOut(value) : words.takeOutOfJson(value, texts);
  return JSON.stringify(without) === JSON.stringify(value) ? [] : [[column, without]];
}
