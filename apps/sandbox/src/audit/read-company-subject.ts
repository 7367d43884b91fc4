import { eq } from 'drizzle-orm';
import type { Queries } from '../database/queries.ts';
import { businessProfiles } from '../database/schema.ts';

/** A company as the subject of an act. */
export async function readCompanySubject(tx: Queries, id: string): Promise<{ id: string; name: string }> {
  const [company] = await tx
    .select({ name: businessProfiles.name })
    .from(businessProfiles)
    .where(eq(businessProfiles.id, id));
  return { id, name: company?.name ?? '' };
}
