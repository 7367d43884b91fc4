import type { TimelineEvent } from '@deck/api/contract/orders';
import type { Payment } from '@deck/api/contract/payments';
import { type Money, type MoneyLineName, parseMoney, subtract, toEpoch } from '@deck/values';
import { getMoneySources } from './money-sources.ts';

export interface EventGroup {
  /** Null for the events of the order itself. */
  readonly paymentId: string | null;
  readonly events: readonly TimelineEvent[];
}

/** Events by payment: the payment with the newest event first, the order's own events last. */
export function groupEvents(events: readonly TimelineEvent[]): readonly EventGroup[] {
  const groups = Map.groupBy(
    events.toSorted((a, b) => toEpoch(b.at) - toEpoch(a.at)),
    ({ paymentId }) => paymentId,
  );
  const own = groups.get(null);
  groups.delete(null);
  const ofPayments = [...groups].map(([paymentId, ofPayment]) => ({ paymentId, events: ofPayment }));
  return own ? [...ofPayments, { paymentId: null, events: own }] : ofPayments;
}

/** What waits comes before what is done. */
const parts = ['held', 'asked', 'paid', 'refunded'] as const satisfies readonly MoneyLineName[];

export interface PaymentPart {
  readonly name: (typeof parts)[number];
  readonly amount: Money;
}

/** The part of the order's money that a payment is; undefined while it has none, as when it was declined. */
export function getPaymentPart(payment: Payment): PaymentPart | undefined {
  const name = parts.find((part) => getMoneySources(part, [payment]).length > 0);
  return name && { name, amount: getAmounts(payment)[name] };
}

function getAmounts(payment: Payment): Readonly<Record<PaymentPart['name'], Money>> {
  const { amount, heldAmount, capturedAmount, refundedAmount, currency } = payment;
  const captured = parseMoney(capturedAmount, currency);
  const refunded = parseMoney(refundedAmount, currency);
  return {
    held: parseMoney(heldAmount, currency),
    asked: subtract(parseMoney(amount, currency), captured),
    paid: subtract(captured, refunded),
    refunded,
  };
}
