import { DRAFT_DAYS } from '@deck/api/rules';
import { and, eq, lt } from 'drizzle-orm';
import { type Call, getUserId } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { formDrafts } from '../database/schema.ts';

const DAY = 86_400_000;

/** The moment before which a draft was last saved too long ago. */
export const getOldest = (now: Date): Date => new Date(now.getTime() - DRAFT_DAYS * DAY);

/** Deletes the draft that a call completes, which its header names. Another person's draft stays. */
export async function completeDraft(tx: Queries, { request, context }: Call): Promise<void> {
  const id = request.headers.get('draft-id');
  const { caller } = context;
  const userId = getUserId(caller);
  if (id === null || caller === undefined || userId === undefined) return;
  await tx
    .delete(formDrafts)
    .where(
      and(
        eq(formDrafts.id, id),
        eq(formDrafts.userId, userId),
        eq(formDrafts.businessProfileId, caller.divisionId),
      ),
    );
}

/** Deletes drafts that were last saved too long ago. */
export async function forgetOldDrafts(db: Queries, now: Date): Promise<void> {
  await db.delete(formDrafts).where(lt(formDrafts.savedAt, getOldest(now)));
}
