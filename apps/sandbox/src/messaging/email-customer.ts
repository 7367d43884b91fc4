import type { CustomerEmail } from '@deck/api/vocabulary';
import { eq } from 'drizzle-orm';
import { getNotifications } from '../company/setting-defaults.ts';
import type { Queries } from '../database/queries.ts';
import { businessProfiles, type orders, type payments, properties } from '../database/schema.ts';
import { sendEmail } from './send-email.ts';

interface News {
  readonly kind: CustomerEmail;
  readonly order: typeof orders.$inferSelect;
  readonly payment?: typeof payments.$inferSelect;
  /** Minor units of the payment's currency. */
  readonly amount?: bigint;
  readonly card?: string;
}

/** Sends a customer a letter about an event, if the settings of property and company allow it. */
export async function tellCustomer(
  tx: Queries,
  { kind, order, payment, amount, card }: News,
  now: Date,
): Promise<void> {
  const [found] = await tx
    .select({
      notifyCustomer: properties.notifyCustomer,
      company: { notifications: businessProfiles.notifications },
    })
    .from(properties)
    .innerJoin(businessProfiles, eq(businessProfiles.id, properties.businessProfileId))
    .where(eq(properties.id, order.propertyId));
  if (!found?.notifyCustomer) return;
  const { customer } = getNotifications(found.company);
  if (!customer.enabled || !customer.letters.includes(kind)) return;
  await sendEmail(
    tx,
    {
      kind,
      orderId: order.id,
      ...(payment && { paymentId: payment.id }),
      ...(amount !== undefined && { amount }),
      ...(card !== undefined && { card }),
    },
    now,
  );
}
