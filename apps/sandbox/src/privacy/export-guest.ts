import { instantText } from '@deck/values';
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { getColumns, guestTables, type Reach, type TableRules } from '../database/personal-data/index.ts';
import type { Queries } from '../database/queries.ts';
import { auditEvents, businessProfiles } from '../database/schema.ts';
import type { Scope } from '../scope.ts';
import { rowsOf, tableNamed } from './erase-rows.ts';
import { readGuestOrders } from './guest-orders.ts';

/** A row as the database has it: amounts in minor units, instants in UTC, columns by their names. */
export type ExportedRow = Readonly<Record<string, unknown>>;

/** Everything held about a guest. */
export interface GuestExport {
  readonly exportedAt: string;
  readonly company: string;
  /** The rows of each table; a table without any is an empty list. Letters to colleagues are theirs. */
  readonly data: Readonly<Record<string, readonly ExportedRow[]>>;
  /** What staff did with the guest as such: the ids of the events in the record. */
  readonly acts: readonly { readonly id: string; readonly at: string; readonly act: string }[];
}

/** Secrets that would open something, and copies of other columns made for searching. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  'customer_key',
  'customer_sort',
  'search_text',
  'psp_token',
  'fingerprint',
  'link_token',
  'split_token',
  'token',
  'link',
  'key',
  'body_hash',
  'sender',
  'request',
]);

/**
 * Everything the company holds about the guest of an order. In a transaction that sees one state of the database, it is
 * whole whatever is written meanwhile.
 * @throws Refusal NOT_FOUND; GUEST_ELSEWHERE if the scope does not see all their orders.
 */
export async function readGuestExport(
  tx: Queries,
  scope: Scope,
  id: string,
  now: Date,
): Promise<GuestExport> {
  const own = await readGuestOrders(tx, scope, id);
  const orderIds = own.map((order) => order.id);
  const data: Record<string, ExportedRow[]> = {};
  for (const [table, rules] of Object.entries(guestTables))
    if (rules.reach) data[table] = await readRows(tx, table, rules, rules.reach, orderIds);
  data.messages?.push(
    ...(await readOtherMessages(
      tx,
      scope,
      own.map(({ customerEmail }) => customerEmail),
    )),
  );
  const [company] = await tx
    .select({ name: businessProfiles.name })
    .from(businessProfiles)
    .where(eq(businessProfiles.id, scope.divisionId));
  const acts = await tx
    .select({ id: auditEvents.id, at: auditEvents.at, act: auditEvents.act })
    .from(auditEvents)
    .where(and(eq(auditEvents.businessProfileId, scope.divisionId), inArray(auditEvents.subjectId, orderIds)))
    .orderBy(asc(auditEvents.at), asc(auditEvents.id));
  return {
    exportedAt: instantText(now.getTime()),
    company: company?.name ?? '',
    data,
    acts: acts.map(({ at, ...act }) => ({ ...act, at: instantText(at.getTime()) })),
  };
}

/** The columns of a table that an export leaves out: secrets, and names of colleagues. */
export const getLeftOut = (rules: Partial<TableRules>): readonly string[] => [
  ...LEFT_OUT,
  ...(rules.staff ?? []),
];

async function readRows(
  tx: Queries,
  table: string,
  rules: TableRules,
  reach: Reach,
  orderIds: readonly string[],
): Promise<ExportedRow[]> {
  const from = sql`${tableNamed(table)} t`;
  const own = table === 'messages' ? sql`t.kind <> 'STAFF'` : sql`true`;
  const { rows } = await tx.execute<{ row: ExportedRow }>(
    sql`SELECT (to_jsonb(t) || ${getChanged(table, rules)}) - ${sql.param(getLeftOut(rules))}::text[] AS row FROM ${from}
      WHERE ${rowsOf(reach, orderIds)} AND ${own} ORDER BY ${sql.identifier(reach.column)}, t.*::text`,
  );
  return rows.map(({ row: read }) => read);
}

/** An invoice is a file: as base64 it is one again. A colleague who acted is not named. */
function getChanged(table: string, rules: TableRules): SQL {
  if (table === 'invoices') return sql`jsonb_build_object('pdf', encode(t.pdf, 'base64'))`;
  if (getColumns(rules, 'authored').length === 0) return sql`'{}'::jsonb`;
  return sql`CASE WHEN t.author_kind = 'USER' THEN '{"author_name": ""}'::jsonb ELSE '{}'::jsonb END`;
}

/** Messages about an order without a payment, to the guest's address. */
async function readOtherMessages(
  tx: Queries,
  { divisionId }: Scope,
  emails: readonly string[],
): Promise<ExportedRow[]> {
  const addresses = [...new Set(emails.map((email) => email.trim().toLowerCase()).filter(Boolean))];
  const { rows } = await tx.execute<{ row: ExportedRow }>(
    sql`SELECT to_jsonb(t) - ${sql.param(getLeftOut(guestTables.messages ?? {}))}::text[] AS row FROM deck.messages t WHERE business_profile_id = ${divisionId}
      AND payment_id IS NULL AND lower(recipient) = ANY(${sql.param(addresses)}::text[]) ORDER BY sent_at, id`,
  );
  return rows.map(({ row }) => row);
}
