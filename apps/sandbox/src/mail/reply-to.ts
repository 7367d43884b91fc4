import { templateIds } from '@deck/api/vocabulary';
import { eq } from 'drizzle-orm';
import type { Queries } from '../database/queries.ts';
import { businessProfiles, type messages, payments, properties } from '../database/schema.ts';

type Message = Pick<typeof messages.$inferSelect, 'kind' | 'paymentId' | 'businessProfileId'>;

/** Guests may answer a letter: their desk reads it, else the company. Nobody reads answers to other letters. */
export async function readReplyTo(
  db: Queries,
  { kind, paymentId, businessProfileId }: Message,
): Promise<string | undefined> {
  if (!templateIds.some((id) => id === kind)) return undefined;
  const [found] = await db
    .select({
      desk: properties.customerServiceEmail,
      property: properties.email,
      company: businessProfiles.email,
    })
    .from(businessProfiles)
    .leftJoin(payments, eq(payments.id, paymentId ?? ''))
    .leftJoin(properties, eq(properties.id, payments.propertyId))
    .where(eq(businessProfiles.id, businessProfileId));
  return found && (found.desk || found.property || found.company || undefined);
}
