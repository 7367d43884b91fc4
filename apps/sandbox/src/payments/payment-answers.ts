import type { Dispatch, Payment } from '@deck/api/contract/payments';
import {
  getHeld,
  isOverdue,
  paymentKinds,
  possibility,
  RESEND_SECONDS,
  readDeliveryReason,
} from '@deck/api/rules';
import type { Channel, PaymentAction } from '@deck/api/vocabulary';
import { instantText, toAmount } from '@deck/values';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Queries } from '../database/queries.ts';
import { messages, type properties, timeline } from '../database/schema.ts';
import { getProviderId } from '../operations/transaction-rows.ts';
import { getFacts } from '../orders/payment-facts.ts';
import type { PaymentRow } from './apply-payment-event.ts';
import { getCharged } from './charged.ts';
import { getCountdown } from './countdown.ts';
import { amountIn } from './order-balance.ts';
import { toPaymentAddress } from './payment-address.ts';

export { payAddress } from './payment-address.ts';

/** The pause between messages to the same recipient, in milliseconds. */
const AGAIN_AFTER = RESEND_SECONDS * 1000;

interface FoundPayment {
  readonly payment: PaymentRow;
  readonly property: Pick<typeof properties.$inferSelect, 'name' | 'timezone'> | null;
}

/** Payments in the contract's form. A single query reads all their messages. */
export async function paymentAnswers(
  db: Queries,
  found: readonly FoundPayment[],
  now: Date,
  publicUrl: string,
): Promise<Payment[]> {
  const sent = await dispatches(
    db,
    found.map(({ payment }) => payment.id),
  );
  return found.map(({ payment, property }) => ({
    ...getParamNames(payment, property),
    ...getAmounts(payment, now),
    ...getTimes(payment, now),
    dueDate: payment.dueDate,
    overdue: isOverdue(payment, property?.timezone ?? 'UTC', now),
    type: payment.type,
    status: payment.status,
    scheme: payment.scheme,
    permanent: payment.permanent,
    amountOpen: payment.amountOpen,
    permanentLinkId: payment.permanentLinkId,
    method: payment.method || null,
    methods: payment.methods,
    sendChannel: payment.sendChannel,
    sendRecipient: payment.sendRecipient,
    tenderId: payment.tenderId,
    link: toPaymentAddress(publicUrl, payment),
    label: payment.label,
    description: payment.description,
    customerNote: payment.customerNote,
    reference: payment.reference,
    invoiceNumber: payment.invoiceNumber,
    billingAddress: payment.billingAddress,
    billingCity: payment.billingCity,
    billingCountry: payment.billingCountry,
    billingPostalCode: payment.billingPostalCode,
    avsPostalCode: payment.avsPostalCode,
    avsStreet: payment.avsStreet,
    reason: payment.reason,
    captureDescription: payment.captureDescription,
    refundDescription: payment.refundDescription,
    card: payment.card,
    dispatches: sent.get(payment.id) ?? [],
    actions: getActions(payment, now),
  }));
}

/** When the PSP gets the payment: with its card or method, or at its scheduled time unless it was revoked before. */
const wasSubmitted = ({ card, chosenMethod, executeAt, status }: PaymentRow): boolean =>
  (card !== null || chosenMethod !== '') &&
  (executeAt === null || (status !== 'SCHEDULED_CHARGE' && status !== 'REVOKED'));

const getParamNames = (payment: PaymentRow, property: FoundPayment['property']) => ({
  id: payment.id,
  number: payment.number,
  transactionId: wasSubmitted(payment) ? getProviderId(payment.id) : null,
  orderId: payment.orderId,
  orderExternalId: payment.orderExternalId || null,
  customerName: payment.customerName,
  payer: payment.payerName === '' ? null : { name: payment.payerName, email: payment.payerEmail },
  propertyId: payment.propertyId,
  propertyName: property?.name ?? '',
  propertyTimezone: property?.timezone ?? 'UTC',
  createdBy: payment.createdBy,
});

function getAmounts(payment: PaymentRow, now: Date) {
  const { currency, inputCurrency, inputAmount } = payment;
  const amount = amountIn(currency);
  const charged = getCharged(payment);
  return {
    currency,
    amount: amount(payment.amount),
    inputCurrency,
    inputAmount: inputCurrency !== null && inputAmount !== null ? amountIn(inputCurrency)(inputAmount) : null,
    acquisitionCurrency: charged.currency,
    acquisitionAmount: toAmount(charged),
    appliedRate: getRate(payment),
    authorizedAmount: amount(payment.authorized),
    capturedAmount: amount(payment.captured),
    refundedAmount: amount(payment.refunded),
    heldAmount: amount(getHeld(getFacts(payment, now))),
    captureDeadline: getDeadline(payment, now),
  };
}

/** Only while money is on hold. */
const getDeadline = (payment: PaymentRow, now: Date): string | null =>
  payment.holdEndsAt !== null && getHeld(getFacts(payment, now)) > 0n
    ? instantText(payment.holdEndsAt.getTime())
    : null;

function getRate({ rate, rateFrom: from, rateTo: to, rateDate: date, rateEndDate: endDate }: PaymentRow) {
  return rate !== null && from !== null && to !== null && date !== null
    ? { from, to, rate, date, endDate }
    : null;
}

function getTimes(payment: PaymentRow, now: Date) {
  const text = (at: Date | null) => at && instantText(at.getTime());
  return {
    lifetime: payment.lifetime,
    expiresAt: text(payment.expiresAt),
    seenAt: paymentKinds[payment.type].cardFrom === 'STAFF' ? null : text(payment.payerSeenAt),
    sendAt: text(payment.sendAt),
    executeAt: text(payment.executeAt),
    countdown: getCountdown(payment, now),
    createdAt: instantText(payment.createdAt.getTime()),
    modifiedAt: instantText(payment.modifiedAt.getTime()),
  };
}

function getActions(payment: PaymentRow, now: Date): Payment['actions'] {
  const facts = { ...payment, ...getFacts(payment, now) };
  const amount = amountIn(payment.currency);
  const can = (action: PaymentAction) => {
    const { most, ...could } = possibility(action, facts, now);
    return { ...could, amount: amount(most) };
  };
  return {
    capture: can('capture'),
    refund: can('refund'),
    void: can('void'),
    revoke: can('revoke'),
    confirm: can('confirm'),
  };
}

async function dispatches(db: Queries, ids: readonly string[]): Promise<ReadonlyMap<string, Dispatch[]>> {
  if (ids.length === 0) return new Map();
  const sent = await db
    .select({
      paymentId: messages.paymentId,
      // Links are not sent by Telegram.
      channel: sql<Channel>`${messages.channel}`,
      recipient: messages.recipient,
      sentAt: messages.sentAt,
      carrier: messages.carrier,
    })
    .from(messages)
    .where(and(inArray(messages.paymentId, ids), inArray(messages.kind, ['PAYMENT_LINK', 'WIRE_INVOICE'])))
    .orderBy(asc(messages.sentAt));
  const refusals = await readRefusals(
    db,
    sent.filter(({ carrier }) => carrier === 'FAILED').map(({ paymentId }) => paymentId ?? ''),
  );
  const refusalOf = (id: string, recipient: string, since: Date) => {
    const of = refusals.find((one) => one.paymentId === id && one.recipient === recipient && one.at >= since);
    return readDeliveryReason(of?.reason ?? null) || null;
  };
  const byPayment = new Map<string, Dispatch[]>();
  for (const { paymentId, channel, recipient, sentAt, carrier } of sent) {
    if (paymentId === null) continue;
    const at = sentAt.getTime();
    const one = {
      channel,
      recipient,
      sentAt: instantText(at),
      againAt: instantText(at + AGAIN_AFTER),
      failed: carrier === 'FAILED',
      refusal: carrier === 'FAILED' ? refusalOf(paymentId, recipient, sentAt) : null,
    };
    byPayment.set(paymentId, [...(byPayment.get(paymentId) ?? []), one]);
  }
  return byPayment;
}

/** Why carriers refused messages of payments, oldest first. The timeline has it. */
async function readRefusals(db: Queries, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .select({
      paymentId: timeline.paymentId,
      recipient: timeline.detail,
      reason: timeline.reason,
      at: timeline.at,
    })
    .from(timeline)
    .where(and(inArray(timeline.paymentId, ids), eq(timeline.type, 'ERROR')))
    .orderBy(asc(timeline.at));
}
