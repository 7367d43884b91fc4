import type { RetentionKind } from '@deck/api/vocabulary';
import { type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../database/queries.ts';

/** How many rows a transaction takes at most. */
export const BATCH = 500;

/** Removes a batch of what a company keeps no longer. Rows another server works on are left to it. */
type Step = (companyId: string, before: Date) => SQL;

const some = (table: string, where: SQL, order: string): SQL =>
  sql`SELECT ctid FROM deck.${sql.identifier(table)} WHERE ${where}
    ORDER BY ${sql.identifier(order)} LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`;

const isOld = (company: string, column: string, before: Date): SQL =>
  sql`business_profile_id = ${company} AND ${sql.identifier(column)} < ${before}`;

/** The cells of a file's first rows are gone, the columns stay. */
const withoutSamples = sql`jsonb_set(facts, '{columns}', coalesce(
  (SELECT jsonb_agg(one || '{"samples": []}') FROM jsonb_array_elements(facts -> 'columns') one), '[]'))`;

/** Guests have steps of their own, see `erase-old-guests.ts`. Each statement answers a row per removed one. */
const steps: Readonly<Record<Exclude<RetentionKind, 'guests' | 'auditEvents'>, readonly Step[]>> = {
  messages: [
    (company, before) => sql`UPDATE deck.messages SET subject = '', body = '', plain = ''
      WHERE ctid IN (${some('messages', sql`${isOld(company, 'sent_at', before)} AND body <> '' AND (carrier <> 'WAITING' OR delivered_at IS NOT NULL)`, 'sent_at')})
      RETURNING 1`,
  ],
  imports: [
    (company, before) => sql`DELETE FROM deck.import_rows WHERE (run_id, row_number) IN (
      SELECT one.run_id, one.row_number FROM deck.import_rows one JOIN deck.import_runs run ON run.id = one.run_id
      WHERE run.business_profile_id = ${company} AND run.finished_at < ${before}
      LIMIT ${BATCH} FOR UPDATE OF one SKIP LOCKED) RETURNING 1`,
    (company, before) => sql`UPDATE deck.import_files SET facts = ${withoutSamples}
      WHERE ctid IN (${some('import_files', sql`${isOld(company, 'uploaded_at', before)} AND removed_at IS NOT NULL AND facts @? '$.columns[*].samples[*]'`, 'uploaded_at')})
      RETURNING 1`,
  ],
  callbacks: [
    (company, before) => sql`WITH emptied AS (
      UPDATE deck.callbacks SET payload = ''
      WHERE ctid IN (${some('callbacks', sql`${isOld(company, 'created_at', before)} AND payload <> '' AND status <> 'QUEUED'`, 'created_at')})
      RETURNING id
    ), attempts AS (
      UPDATE deck.callback_attempts SET excerpt = '' WHERE callback_id IN (SELECT id FROM emptied)
    ) SELECT 1 FROM emptied`,
  ],
  letters: [
    (company, before) => sql`DELETE FROM deck.letters
      WHERE ctid IN (${some('letters', isOld(company, 'given_up_at', before), 'given_up_at')}) RETURNING 1`,
  ],
  answers: [
    (company, before) => sql`DELETE FROM deck.idempotency_keys
      WHERE ctid IN (${some('idempotency_keys', isOld(company, 'created_at', before), 'created_at')}) RETURNING 1`,
  ],
};

/**
 * Removes a batch of a kind of data that is older than a moment. @returns how many rows went; fewer than a batch of each
 * step: nothing is left.
 */
export async function removeOldRows(
  tx: Queries,
  kind: Exclude<RetentionKind, 'guests'>,
  company: string,
  before: Date,
): Promise<number> {
  if (kind === 'auditEvents') {
    // The server's role may not delete them; the owner's function keeps each for a year at least.
    const { rows } = await tx.execute<{ gone: number }>(
      sql`SELECT deck.forget_audit_events(${company}, ${before}, ${BATCH}) AS gone`,
    );
    return rows[0]?.gone ?? 0;
  }
  let gone = 0;
  for (const step of steps[kind]) gone += (await tx.execute(step(company, before))).rows.length;
  return gone;
}
