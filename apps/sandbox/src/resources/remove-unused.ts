import { and, asc, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { uploads } from '../database/schema.ts';
import { usedNames } from './picture-uses.ts';

const DAY = 86_400_000;
/** A form may still be open that will save a new picture. */
const NEW_DAYS = 1;
/** Letters that show a picture are still opened. */
const LETTER_DAYS = 90;
/** The most pictures of a transaction. */
const BATCH = 100;

const isUsed = sql`${uploads.name} IN (${usedNames})`;
const before = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY);

/**
 * Removes pictures that nothing shows any more, which gives their room in the quota back: those that never were in use a
 * day after the upload, others after the letters of their time. Safe on several servers.
 */
export async function removeUnusedPictures(db: Database, now: Date, signal?: AbortSignal): Promise<void> {
  await db
    .update(uploads)
    .set({ usedAt: now })
    .where(and(isUsed, or(isNull(uploads.usedAt), lt(uploads.usedAt, before(now, 1)))));
  while (!signal?.aborted && (await removeSome(db, now)) === BATCH);
}

/** @returns how many pictures were looked at */
const removeSome = (db: Database, now: Date): Promise<number> =>
  db.transaction(async (tx) => {
    const old = await tx
      .select({ name: uploads.name })
      .from(uploads)
      .where(
        and(
          lt(uploads.createdAt, before(now, NEW_DAYS)),
          or(isNull(uploads.usedAt), lt(uploads.usedAt, before(now, LETTER_DAYS))),
          sql`NOT ${isUsed}`,
        ),
      )
      .orderBy(asc(uploads.createdAt), asc(uploads.name))
      .limit(BATCH)
      .for('update', { skipLocked: true });
    const names = old.map(({ name }) => name);
    // Asked again under the lock: one may have become used since the rows were found.
    if (names.length > 0)
      await tx.delete(uploads).where(and(inArray(uploads.name, names), sql`NOT ${isUsed}`));
    return names.length;
  });
