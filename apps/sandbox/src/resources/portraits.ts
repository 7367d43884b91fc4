import { Refusal } from '@deck/api/server';
import { and, eq } from 'drizzle-orm';
import type { Queries } from '../database/queries.ts';
import { uploads } from '../database/schema.ts';
import { assertKept } from './picture-uses.ts';
import { getName } from './uploads.ts';

/** Checks that a portrait was uploaded for the division, and keeps it. @throws Refusal INVALID_VALUE at `avatarUrl`. */
export async function assertPortrait(
  tx: Queries,
  divisionId: string,
  avatarUrl: string | null | undefined,
  now: Date,
): Promise<void> {
  if (avatarUrl === null || avatarUrl === undefined) return;
  const [found] = await tx
    .select({ name: uploads.name })
    .from(uploads)
    .where(and(eq(uploads.name, getName(avatarUrl)), eq(uploads.businessProfileId, divisionId)));
  if (!found) throw Refusal.invalid({ avatarUrl: 'picture' });
  await assertKept(tx, { avatarUrl }, now);
}
