import type { PaymentEvent } from '@deck/api/rules';
import { queueCallbacks } from '../callbacks/queue-callbacks.ts';
import type { Queries } from '../database/queries.ts';
import type { orders, payments } from '../database/schema.ts';
import { announcePayment } from '../messaging/announce.ts';

/** Notifies the guest, staff and the company's own systems of a payment's event. */
export async function paymentSideEffects(
  tx: Queries,
  order: typeof orders.$inferSelect,
  payment: typeof payments.$inferSelect,
  happening: PaymentEvent,
  now: Date,
): Promise<void> {
  await announcePayment(tx, order, payment, happening, now);
  await queueCallbacks(tx, order, payment, now);
}
