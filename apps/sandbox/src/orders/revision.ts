import type { orders } from '../database/schema.ts';
import { hashOf } from '../idempotency.ts';

type OrderRow = typeof orders.$inferSelect;

/** Names all that an edit can change of an order: payments and their states do not, so a payer disturbs no editor. */
export function revisionOf(order: OrderRow): string {
  return hashOf([
    order.externalId,
    order.currency,
    order.propertyId,
    order.paymentPolicy,
    String(order.rateAmount),
    order.ratePeriod,
    order.lengthOfStay,
    order.reservationId,
    order.internalNote,
    order.messageToCustomer,
    order.customerFirstName,
    order.customerLastName,
    order.customerEmail,
    order.customerPhone,
    order.customerLanguage,
    order.customerCountry,
    order.customerCompany,
    order.positions,
    order.split,
  ]).slice(0, 16);
}
