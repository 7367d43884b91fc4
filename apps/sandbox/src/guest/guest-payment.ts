import { paymentKinds } from '@deck/api/rules';
import type { GuestLinkKind, GuestPayment, GuestState } from '@deck/guest';
import { instantIn, instantText, toAmount } from '@deck/values';
import type { orders } from '../database/schema.ts';
import type { PaymentRow } from '../payments/apply-payment-event.ts';
import { getCharged } from '../payments/charged.ts';
import { toPaymentAddress } from '../payments/payment-address.ts';

type OrderRow = typeof orders.$inferSelect;

/** What is known of how a payment was made. */
export interface Made {
  /** When its money was taken or held, or its card kept. */
  readonly at: Date | null;
  readonly authCode: string | null;
  /** The number of its fiscal receipt, if the company issues them. */
  readonly receiptNumber: string | null;
  /** The title of the method; null for a typed card. */
  readonly method: string | null;
}

interface Around {
  readonly order: OrderRow | null;
  readonly made: Made;
  readonly state: GuestState;
  readonly timezone: string;
  readonly publicUrl: string;
}

export function toGuestPayment(
  payment: PaymentRow,
  { order, made, state, timezone, publicUrl }: Around,
): GuestPayment {
  const { card, reason, status } = payment;
  const kind = getLinkKind(payment, order);
  const charged = getCharged(payment);
  const asks = kind !== 'CARD_REQUEST' && !payment.amountOpen;
  return {
    kind,
    amount: asks ? toAmount(charged) : null,
    currency: charged.currency,
    scheme: payment.scheme,
    label: payment.label,
    state,
    url: toPaymentAddress(publicUrl, payment),
    expiresAt: getEnd(payment, timezone),
    createdAt: instantText(payment.createdAt.getTime()),
    paidAt: made.at && instantText(made.at.getTime()),
    // Staff take a hold when the guest comes; nothing sets the hour.
    captureAt: null,
    card: card && { type: card.type, lastFour: card.number.slice(-4) },
    wallet: card === null ? null : made.method,
    methodTitle: card === null ? made.method : null,
    receiptNumber: made.at === null ? null : (made.receiptNumber ?? payment.number),
    approval: made.at === null ? null : made.authCode,
    reason: status === 'DECLINED' ? reason : null,
    conversion: getConversion(payment),
    staffNote: [payment.customerNote, order?.messageToCustomer ?? '']
      .filter((text) => text.trim() !== '')
      .join('\n'),
  };
}

/** A fast payment is an order of one thing without a date, paid at once. */
function getLinkKind(payment: PaymentRow, order: OrderRow | null): GuestLinkKind {
  if (payment.permanent) return 'PERMANENT';
  if (!paymentKinds[payment.type].takesMoney) return 'CARD_REQUEST';
  if (payment.payerName !== '') return 'SPLIT';
  const isFast =
    order !== null &&
    order.startDate === null &&
    order.positions.length === 1 &&
    order.total === payment.amount;
  return isFast ? 'FAST' : 'PAYMENT';
}

/** When the link, its rate or the invoice's day ends, whichever is first. */
function getEnd({ expiresAt, rateEndsAt, dueDate }: PaymentRow, timezone: string): string | null {
  const ends = [expiresAt, rateEndsAt].filter((at) => at !== null).map((at) => at.getTime());
  if (ends.length > 0) return instantText(Math.min(...ends));
  if (dueDate === null) return null;
  const last = instantIn(timezone, dueDate, '23:59');
  return last.ok ? last.instant : null;
}

function getConversion({
  amount,
  currency,
  acquisitionCurrency,
  rate,
}: PaymentRow): GuestPayment['conversion'] {
  if (acquisitionCurrency === null || rate === null) return null;
  return { amount: toAmount({ minor: amount, currency }), currency, rate };
}
