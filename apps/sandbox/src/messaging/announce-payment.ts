import type { PaymentEvent } from '@deck/api/rules';
import { paymentKinds } from '@deck/api/rules';
import type { CustomerEmail } from '@deck/api/vocabulary';
import { and, eq, inArray } from 'drizzle-orm';
import type { Queries } from '../database/queries.ts';
import { messages, type orders, type payments } from '../database/schema.ts';
import { tellCustomer } from './email-customer.ts';
import { notifyStaff } from './notify-staff.ts';
import { planReminder } from './reminders.ts';
import type { StaffNotification } from './staff-notification.ts';

type PaymentRow = typeof payments.$inferSelect;

/** The messages to staff and to the customer about an event; both optional. */
interface TimelineEntry {
  readonly staff?: StaffNotification;
  readonly customer?: CustomerEmail;
  /** Only customers who know of the payment get a message: those who were sent its link. */
  readonly ifKnown?: true;
}

/** Queues letters and notifications about a payment's event, in the event's transaction. */
export async function announcePayment(
  tx: Queries,
  order: typeof orders.$inferSelect,
  payment: PaymentRow,
  happening: PaymentEvent,
  now: Date,
): Promise<void> {
  await planReminder(tx, payment, happening.type, now);
  const { staff, customer, ifKnown } = getTold(payment, happening);
  const amount = toAmount(payment, happening);
  if (staff) {
    const facts = {
      ...(amount !== undefined && { amount: String(amount) }),
      ...(payment.reason !== null && { reason: payment.reason }),
    };
    await notifyStaff(tx, { news: staff, order, payment, facts }, now);
  }
  if (customer && (!ifKnown || (await knows(tx, payment))))
    await tellCustomer(tx, { kind: customer, order, payment, ...(amount !== undefined && { amount }) }, now);
}

function getTold(payment: PaymentRow, { type }: PaymentEvent): TimelineEntry {
  const isCheck = !paymentKinds[payment.type].takesMoney;
  // At the vPOS staff type the card and see the answer. The customer only hears of taken money.
  const byCustomer = paymentKinds[payment.type].cardFrom !== 'STAFF' && !isCheck;
  switch (type) {
    case 'CHARGE_APPROVED':
    case 'CONFIRMED':
      return { staff: 'CHARGED', customer: 'PAYMENT_PAID' };
    case 'AUTH_APPROVED':
      return { staff: 'AUTHORIZED', customer: 'PAYMENT_AUTHORIZED' };
    case 'CAPTURED':
      return { staff: 'CAPTURED', customer: 'PAYMENT_PAID' };
    case 'VERIFY_APPROVED':
    case 'CARD_GIVEN':
      return { staff: 'TENDER_CREATED', customer: 'TENDER_CREATED' };
    case 'DECLINED':
      return byCustomer
        ? { staff: 'DECLINED', customer: 'PAYMENT_REJECTED' }
        : { staff: isCheck ? 'CARD_REFUSED' : 'DECLINED' };
    case 'CHECK_FAILED':
      return { staff: 'CARD_REFUSED' };
    case 'FAILED':
      return byCustomer ? { staff: 'FAILED', customer: 'PAYMENT_FAILED' } : { staff: 'FAILED' };
    case 'ANSWER_MISSING':
      return { staff: 'ANSWER_MISSING' };
    case 'SEND_FAILED':
      return { staff: 'SEND_FAILED' };
    case 'LIFETIME_ENDED':
    case 'RATE_ENDED':
      if (isCheck) return { staff: 'CARD_REQUEST_EXPIRED' };
      // Of an invoice only the exchange rate can end.
      if (paymentKinds[payment.type].hasDueDate)
        return { staff: 'INVOICE_EXPIRED', customer: 'PAYMENT_EXPIRED', ifKnown: true };
      return byCustomer
        ? { staff: 'EXPIRED', customer: 'PAYMENT_EXPIRED', ifKnown: true }
        : { staff: 'EXPIRED' };
    case 'REVOKED':
      if (isCheck) return {};
      return byCustomer
        ? { staff: 'REVOKED', customer: 'PAYMENT_CANCELED', ifKnown: true }
        : { staff: 'REVOKED' };
    case 'CLARIFICATION_TIMED_OUT':
    case 'PAGE_TIMED_OUT':
      return isCheck ? {} : { staff: 'REVOKED' };
    case 'HOLD_VOIDED':
      return { staff: 'HOLD_VOIDED', customer: 'PAYMENT_CANCELED' };
    case 'HOLD_ENDED':
      return { staff: 'HOLD_ENDED' };
    case 'REFUNDED':
      return { staff: 'REFUNDED', customer: 'PAYMENT_REFUNDED' };
    default:
      return {};
  }
}

/** The amount an event moved, in minor units; undefined if it is the payment's amount. */
function toAmount(payment: PaymentRow, happening: PaymentEvent): bigint | undefined {
  if ('amount' in happening) return happening.amount;
  const isRelease = happening.type === 'HOLD_VOIDED' || happening.type === 'HOLD_ENDED';
  return isRelease ? payment.released : undefined;
}

/** Whether the customer knows of a payment: they were sent its address, or opened it. */
async function knows(tx: Queries, payment: PaymentRow): Promise<boolean> {
  if (payment.payerSeenAt !== null) return true;
  const [sent] = await tx
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.paymentId, payment.id), inArray(messages.kind, ['PAYMENT_LINK', 'WIRE_INVOICE'])))
    .limit(1);
  return sent !== undefined;
}
