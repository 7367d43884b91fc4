import { and, eq, isNotNull } from 'drizzle-orm';
import { seal, unseal } from '../auth/sealed.ts';
import type { Queries } from '../database/queries.ts';
import { businessProfiles } from '../database/schema.ts';

/** Seals callback secrets of older databases. A secret that cannot be opened was stored as plain text. */
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
      // Another server may have sealed it meanwhile.
      .where(and(eq(businessProfiles.id, id), eq(businessProfiles.callbackSecret, secret)));
  }
}

const isSealed = (db: Queries, text: string): Promise<boolean> =>
  unseal(db, text).then(
    () => true,
    () => false,
  );
