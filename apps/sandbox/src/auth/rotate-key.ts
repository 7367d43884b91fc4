import { eq, isNotNull } from 'drizzle-orm';
import type { Queries } from '../database/queries.ts';
import { businessProfiles, twoFactorSetups, users } from '../database/schema.ts';

/**
 * Re-encrypts the sealed texts of the database. Nobody can change one meanwhile.
 * @param anew the text sealed with the new key; undefined: it stays as it is
 */
export async function rotateKey(tx: Queries, anew: (sealed: string) => string | undefined): Promise<void> {
  const people = await tx
    .select({ id: users.id, secret: users.twoFactorSecret })
    .from(users)
    .where(isNotNull(users.twoFactorSecret))
    .for('no key update');
  for (const { id, secret } of people) {
    const twoFactorSecret = secret === null ? undefined : anew(secret);
    if (twoFactorSecret !== undefined)
      await tx.update(users).set({ twoFactorSecret }).where(eq(users.id, id));
  }

  for (const { userId, secret } of await tx.select().from(twoFactorSetups).for('no key update')) {
    const resealed = anew(secret);
    if (resealed !== undefined)
      await tx.update(twoFactorSetups).set({ secret: resealed }).where(eq(twoFactorSetups.userId, userId));
  }

  const companies = await tx
    .select({ id: businessProfiles.id, secret: businessProfiles.callbackSecret })
    .from(businessProfiles)
    .where(isNotNull(businessProfiles.callbackSecret))
    .for('no key update');
  for (const { id, secret } of companies) {
    const callbackSecret = secret === null ? undefined : anew(secret);
    if (callbackSecret !== undefined)
      await tx.update(businessProfiles).set({ callbackSecret }).where(eq(businessProfiles.id, id));
  }
}
