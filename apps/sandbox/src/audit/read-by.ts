import { asc, eq } from 'drizzle-orm';
import type { Queries } from '../database/queries.ts';
import { userDivisions, type users } from '../database/schema.ts';
import { fullName } from '../people/user-answers.ts';
import type { By } from './record-act.ts';

/** A person without a session, in the division in which a session of theirs would begin; undefined without one. */
export async function readBy(tx: Queries, user: typeof users.$inferSelect): Promise<By | undefined> {
  const [first] = await tx
    .select({ divisionId: userDivisions.businessProfileId })
    .from(userDivisions)
    .where(eq(userDivisions.userId, user.id))
    .orderBy(asc(userDivisions.businessProfileId))
    .limit(1);
  return first && { divisionId: first.divisionId, personId: user.id, personName: fullName(user) };
}
