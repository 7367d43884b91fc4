import type { Callback } from '@deck/api/contract/callbacks';
import { instantText } from '@deck/values';
import { desc, eq, inArray } from 'drizzle-orm';
import type { Queries } from '../database/queries.ts';
import { callbackAttempts, callbacks } from '../database/schema.ts';
import type { CallbackRow } from './queue-callbacks.ts';

type AttemptRow = typeof callbackAttempts.$inferSelect;

/** The maximum number of callbacks shown for a payment. */
const MOST = 200;

/** A payment's callbacks with their attempts, newest first. A single query reads all attempts. */
export async function readCallbacks(db: Queries, paymentId: string): Promise<Callback[]> {
  const rows = await db
    .select()
    .from(callbacks)
    .where(eq(callbacks.paymentId, paymentId))
    .orderBy(desc(callbacks.createdAt), desc(callbacks.id))
    .limit(MOST);
  const ids = rows.map(({ id }) => id);
  const attempts = await db
    .select()
    .from(callbackAttempts)
    .where(inArray(callbackAttempts.callbackId, ids))
    .orderBy(desc(callbackAttempts.at), desc(callbackAttempts.id));
  const byCallback = Map.groupBy(attempts, ({ callbackId }) => callbackId);
  return rows.map((row) => callbackAnswer(row, byCallback.get(row.id) ?? []));
}

export function callbackAnswer(row: CallbackRow, attempts: readonly AttemptRow[]): Callback {
  const { id, type, event, url, status } = row;
  return {
    id,
    type,
    event,
    url,
    status,
    createdAt: instantText(row.createdAt.getTime()),
    nextAttemptAt: row.dueAt && instantText(row.dueAt.getTime()),
    attempts: attempts.map(({ at, duration, httpStatus, error, excerpt }) => ({
      at: instantText(at.getTime()),
      duration,
      httpStatus,
      error,
      excerpt,
    })),
  };
}
