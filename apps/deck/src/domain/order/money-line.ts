import type { OrderSummary } from '@deck/api/contract/orders';
import { type MoneyLineDays, type MoneyLineFacts, parseMoney, toEpoch } from '@deck/values';

const DAY = 86_400_000;

/** What the money line of an order is made of. Days are those of the calendar, near enough for 96 pixels. */
export function getMoneyLineFacts(order: OrderSummary): MoneyLineFacts {
  const { totalAmount, paidAmount, heldAmount, askedAmount, refundedAmount, currency, state } = order;
  const minor = (amount: string) => parseMoney(amount, currency).minor;
  return {
    total: minor(totalAmount),
    paid: minor(paidAmount),
    held: minor(heldAmount),
    asked: minor(askedAmount),
    refunded: minor(refundedAmount),
    days: getDays(order),
    isClosed: state === 'FINALIZED' || state === 'REVOKED',
  };
}

function getDays({ createdAt, startDate, endDate }: OrderSummary): MoneyLineDays | null {
  if (startDate === null) return null;
  return {
    created: toEpoch(createdAt),
    start: Date.parse(startDate),
    end: Date.parse(endDate ?? startDate) + DAY,
  };
}
