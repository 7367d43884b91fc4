import { Refusal } from '@deck/api/server';
import { and, eq } from 'drizzle-orm';
import type { Queries } from '../database/queries.ts';
import { uploads } from '../database/schema.ts';
import { getName } from './uploads.ts';

/** Checks that a portrait was uploaded for the division. @throws Refusal INVALID_VALUE at `avatarUrl`. */
export async function assertPortrait(
  db: Queries,
  divisionId: string,
  avatarUrl: string | null | undefined,
): Promise<void> {
  if (avatarUrl === null || avatarUrl === undefined) return;
  const [found] = await db
    .select({ name: uploads.name })
    .from(uploads)
    .where(and(eq(uploads.name, getName(avatarUrl)), eq(uploads.businessProfileId, divisionId)));
  if (!found) throw Refusal.invalid({ avatarUrl: 'picture' });
}
