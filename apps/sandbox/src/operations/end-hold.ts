import { getHeld } from '@deck/api/rules';
import { eq } from 'drizzle-orm';
import type { Services } from '../context.ts';
import { payments } from '../database/schema.ts';
import { getFacts } from '../orders/payment-facts.ts';
import { paymentForUpdate, system } from '../payments/apply-payment-event.ts';
import { lockOrder } from '../payments/order-balance.ts';
import { askPsp } from './ask-psp.ts';
import { followUp } from './follow-up.ts';
import { openOperation } from './operation-rows.ts';
import { sendOperations } from './send-operations.ts';

/**
 * Ends a hold that was not captured in time, as the payer's bank does. A capture without an answer is
 * resolved first: it may have taken the money.
 */
export async function endHold(services: Services, paymentId: string): Promise<void> {
  const { db, clock } = services;
  if (await openOperation(db, paymentId)) await askPsp(services, paymentId);
  const now = clock.now();
  await db.transaction(async (tx) => {
    const [found] = await tx
      .select({ orderId: payments.orderId })
      .from(payments)
      .where(eq(payments.id, paymentId));
    const order = found?.orderId ? await lockOrder(tx, found.orderId) : undefined;
    const payment = order && (await paymentForUpdate(tx, paymentId));
    if (!order || !payment || (await openOperation(tx, paymentId))) return;
    const amount = getHeld(getFacts(payment, now));
    if (amount <= 0n || payment.holdEndsAt === null || payment.holdEndsAt > now) return;
    await followUp(tx, order, payment, { type: 'VOID', amount, author: system }, now);
  });
  await sendOperations(services, paymentId);
}
