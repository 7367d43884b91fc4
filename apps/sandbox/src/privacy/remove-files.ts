import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Queries } from '../database/queries.ts';
import { importChunks, importFiles, importRows, importRuns } from '../database/schema.ts';
import type { OrderRow } from './guest-orders.ts';
import { distinct } from './guest-words.ts';

/** Removes the content of files that made the guest's orders, or hold their e-mail address. A running import keeps its file. */
export async function removeFiles(
  tx: Queries,
  own: readonly [OrderRow, ...OrderRow[]],
  now: Date,
): Promise<void> {
  const made = tx
    .select({ id: importRuns.fileId })
    .from(importRuns)
    .innerJoin(importRows, eq(importRows.runId, importRuns.id))
    .where(
      inArray(
        importRows.orderId,
        own.map(({ id }) => id),
      ),
    );
  const emails = distinct(own.map(({ customerEmail }) => customerEmail)).map(
    (email) => sql`position(convert_to(${email}, 'UTF8') IN ${importChunks.bytes}) > 0`,
  );
  const holding =
    emails.length === 0
      ? sql`false`
      : sql`${importFiles.id} IN (SELECT ${importChunks.fileId} FROM ${importChunks} WHERE ${sql.join(emails, sql` OR `)})`;
  const running = sql`EXISTS (SELECT 1 FROM ${importRuns} WHERE ${importRuns.fileId} = ${importFiles.id}
    AND ${importRuns.finishedAt} IS NULL)`;
  const removed = await tx
    .update(importFiles)
    .set({ removedAt: now })
    .where(
      and(
        eq(importFiles.businessProfileId, own[0].businessProfileId),
        isNull(importFiles.removedAt),
        sql`(${inArray(importFiles.id, made)} OR ${holding})`,
        sql`NOT ${running}`,
      ),
    )
    .returning({ id: importFiles.id });
  const ids = removed.map(({ id }) => id);
  if (ids.length > 0) await tx.delete(importChunks).where(inArray(importChunks.fileId, ids));
}
