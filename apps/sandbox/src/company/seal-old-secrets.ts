import { and, eq, isNotNull } from 'drizzle-orm';
import { seal, unseal } from '../auth/sealed.ts';
import type { Queries } from '../database/queries.ts';
import { businessProfiles } from '../database/schema.ts';

/** Seals the callback secrets of a database from before they were: one that cannot be opened was written as it is. */
export async function sealOldSecrets(db: Queries): Promise<void> {
  const companies = await db
    .select({ id: businessProfiles.id, secret: businessProfiles.callbackSecret })
    .from(businessProfiles)
    .where(isNotNull(businessProfiles.callbackSecret));
  for (const { id, secret } of companies) {
    if (secret === null || (await isSealed(db, secret))) continue;
    await db
      .update(businessProfiles)
      .set({ callbackSecret: await seal(db, secret) })
      // Another server may have done so meanwhile.
      .where(and(eq(businessProfiles.id, id), eq(businessProfiles.callbackSecret, secret)));
  }
}

const isSealed = (db: Queries, text: string): Promise<boolean> =>
  unseal(db, text).then(
    () => true,
    () => false,
  );
