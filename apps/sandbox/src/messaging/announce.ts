import type { Queries } from '../database/queries.ts';
import type { orders } from '../database/schema.ts';
import { tellCustomer } from './email-customer.ts';
import { notifyStaff } from './notify-staff.ts';

export { announcePayment } from './announce-payment.ts';
export { announcePerson } from './announce-person.ts';
export { sendEmail } from './send-email.ts';

type OrderRow = typeof orders.$inferSelect;

const emailOf = { ORDER_CANCELED: 'ORDER_CANCELED', FINALIZED: 'ORDER_FINALIZED' } as const;

/** Announces to staff and customer that an order was canceled or finalised, in the same transaction. */
export async function announceOrder(
  tx: Queries,
  order: OrderRow,
  type: 'ORDER_CANCELED' | 'FINALIZED',
  now: Date,
): Promise<void> {
  await notifyStaff(tx, { news: type, order }, now);
  await tellCustomer(tx, { kind: emailOf[type], order }, now);
}

/**
 * The same for a card saved without a payment. `announcePayment` covers cards given by a customer
 * (CARD_GIVEN) and checked cards (VERIFY_APPROVED).
 * @param tender its masked number.
 */
export async function announceCard(
  tx: Queries,
  order: OrderRow,
  tender: { readonly number: string },
  type: 'TENDER_CREATED',
  now: Date,
): Promise<void> {
  await notifyStaff(tx, { news: type, order, facts: { card: tender.number } }, now);
  await tellCustomer(tx, { kind: type, order, card: tender.number }, now);
}
