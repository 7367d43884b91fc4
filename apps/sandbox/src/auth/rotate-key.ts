import { eq, isNotNull } from 'drizzle-orm';
import type { Queries } from '../database/queries.ts';
import { businessProfiles, twoFactorSetups, users } from '../database/schema.ts';

/** Re-encrypts every sealed text of the database. */
export async function rotateKey(tx: Queries, anew: (sealed: string) => string): Promise<void> {
  const people = await tx
    .select({ id: users.id, secret: users.twoFactorSecret })
    .from(users)
    .where(isNotNull(users.twoFactorSecret));
  for (const { id, secret } of people)
    if (secret !== null)
      await tx
        .update(users)
        .set({ twoFactorSecret: anew(secret) })
        .where(eq(users.id, id));

  for (const { userId, secret } of await tx.select().from(twoFactorSetups))
    await tx
      .update(twoFactorSetups)
      .set({ secret: anew(secret) })
      .where(eq(twoFactorSetups.userId, userId));

  const companies = await tx
    .select({ id: businessProfiles.id, secret: businessProfiles.callbackSecret })
    .from(businessProfiles)
    .where(isNotNull(businessProfiles.callbackSecret));
  for (const { id, secret } of companies)
    if (secret !== null)
      await tx
        .update(businessProfiles)
        .set({ callbackSecret: anew(secret) })
        .where(eq(businessProfiles.id, id));
}
