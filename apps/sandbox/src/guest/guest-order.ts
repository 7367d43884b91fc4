import { countGuests, getPositionFacts } from '@deck/api/contract/position-facts';
import type { GuestOrder } from '@deck/guest';
import { toAmount } from '@deck/values';
import type { orders } from '../database/schema.ts';
import type { PaymentRow } from '../payments/apply-payment-event.ts';
import { getPayerName } from '../payments/payer-name.ts';

type OrderRow = typeof orders.$inferSelect;

/** The order as its guest may see it: who shares an order reads their own name. */
export function toGuestOrder(
  order: OrderRow,
  payer: Pick<PaymentRow, 'payerName' | 'payerEmail'> | null,
  showsPositions: boolean,
): GuestOrder {
  const { currency } = order;
  return {
    number: order.externalId,
    guestName: getPayerName(order, payer),
    guestEmail: payer?.payerEmail || order.customerEmail,
    currency,
    total: toAmount({ minor: order.total, currency }),
    startDate: order.startDate,
    endDate: order.endDate,
    guests: countGuests(order.positions),
    // What the company hides does not leave the server either.
    positions: showsPositions ? order.positions.map((position) => getPositionFacts(position, currency)) : [],
    showsPositions,
  };
}

/** The place of an order for a link that belongs to none. */
export const noOrder = (currency: string): GuestOrder => ({
  number: '',
  guestName: '',
  guestEmail: '',
  currency,
  total: null,
  startDate: null,
  endDate: null,
  guests: null,
  positions: [],
  showsPositions: false,
});
