import { Refusal } from '@deck/api/server';
import { inArray, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../database/queries.ts';
import { businessProfiles, messageTemplates, properties, uploads, users } from '../database/schema.ts';

/** Every column that shows an uploaded picture, alone or within a text. */
export const shows = [
  businessProfiles.logoUrl,
  properties.logoUrl,
  properties.photoUrl,
  users.avatarUrl,
  messageTemplates.content,
] as const;

/** An upload's address, also after the name of this server. */
const ADDRESS = '/resources/files/([\\w-]+\\.\\w+)';

/** The names of all pictures that are shown somewhere. */
export const usedNames: SQL = sql.join(
  shows.map(
    (column) =>
      sql`SELECT (regexp_matches(${column}, ${ADDRESS}, 'g'))[1] AS name FROM ${column.table} WHERE ${column} LIKE '%/resources/files/%'`,
  ),
  sql` UNION `,
);

/** A field's picture if it changes: one that is shown already was kept when it was chosen. */
export const getNew = (shown: string | null, chosen: string | null | undefined) =>
  chosen === shown ? null : chosen;

/**
 * Keeps the pictures that the values of fields show until the end of the transaction, which then uses them. Without it
 * the upkeep could remove one at the moment at which it becomes used.
 * @throws Refusal INVALID_VALUE at each field with a picture that is no longer stored.
 */
export async function assertKept(
  tx: Queries,
  fields: Readonly<Record<string, string | null | undefined>>,
  now: Date,
): Promise<void> {
  const names = Object.values(fields).flatMap(getNames);
  if (names.length === 0) return;
  // In one order, so that two who save the same pictures do not block each other.
  const rows = await tx
    .select({ name: uploads.name })
    .from(uploads)
    .where(inArray(uploads.name, names))
    .orderBy(uploads.name)
    .for('no key update');
  const found = rows.map(({ name }) => name);
  const wrong = Object.keys(fields).filter((field) =>
    getNames(fields[field]).some((name) => !found.includes(name)),
  );
  if (wrong.length > 0) throw Refusal.invalid(Object.fromEntries(wrong.map((field) => [field, 'picture'])));
  await tx.update(uploads).set({ usedAt: now }).where(inArray(uploads.name, found));
}

const getNames = (text: string | null | undefined): string[] =>
  [...(text ?? '').matchAll(new RegExp(ADDRESS, 'g'))].map((match) => match[1] ?? '');
