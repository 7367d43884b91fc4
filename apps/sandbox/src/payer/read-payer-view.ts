import { isOverdue, paymentKinds, submittedStatuses } from '@deck/api/rules';
import { Refusal } from '@deck/api/server';
import { wordsLanguage } from '@deck/api/vocabulary';
import { instantText, toAmount } from '@deck/values';
import { eq } from 'drizzle-orm';
import type { Services } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { orders, properties } from '../database/schema.ts';
import { readGuestView } from '../guest/guest-view.ts';
import { openOperation, readAttempts } from '../operations/operation-rows.ts';
import type { PaymentRow } from '../payments/apply-payment-event.ts';
import { getCharged } from '../payments/charged.ts';
import { getPayerName } from '../payments/payer-name.ts';
import { isPayable, paymentByToken } from './pay.ts';
import { cardTypes, payerMethods, readPaidIn } from './payer-methods.ts';
import type { PayerView } from './payer-view.ts';

/** The payment of a payer's address, as its page shows it. @throws Refusal NOT_FOUND. */
export async function readPayerView(services: Services, token: string): Promise<PayerView> {
  const { db, clock, pspUrl } = services;
  const now = clock.now();
  const payment = await paymentByToken(db, token);
  if (payment.orderId === null) throw Refusal.because('NOT_FOUND');
  const [found] = await db
    .select({ order: orders, property: properties })
    .from(orders)
    .innerJoin(properties, eq(properties.id, orders.propertyId))
    .where(eq(orders.id, payment.orderId));
  if (!found) throw Refusal.because('NOT_FOUND');
  const { order, property } = found;
  const charged = getCharged(payment);
  const methods = await payerMethods(db, payment, order.customerCountry);
  const isProcessing = submittedStatuses.includes(payment.status);
  return {
    ...(await readGuestView(services, payment)),
    type: payment.type,
    staffMode: paymentKinds[payment.type].page === 'TERMINAL',
    status: payment.status,
    payable: isPayable(payment, now),
    action: isProcessing ? await readAction(db, payment.id) : null,
    pspUrl,
    attempts: await readAttempts(db, payment.id),
    amount: toAmount(charged),
    currency: charged.currency,
    customerName: getPayerName(order, payment),
    language: wordsLanguage(order.customerLanguage),
    property: { name: property.name, timezone: property.timezone },
    methods,
    cardTypes: cardTypes(methods),
    now: instantText(now.getTime()),
    invoice: paymentKinds[payment.type].page === 'INVOICE' ? getInvoice(payment, property, now) : null,
    reason: payment.reason,
    card: payment.card && { type: payment.card.type, lastFour: payment.card.number.slice(-4) },
    paidIn: await readPaidIn(db, payment),
  };
}

async function readAction(db: Queries, paymentId: string): Promise<PayerView['action']> {
  const action = (await openOperation(db, paymentId))?.action;
  return action && action.kind !== 'BILLING' ? action : null;
}

function getInvoice(
  payment: PaymentRow,
  { timezone }: typeof properties.$inferSelect,
  now: Date,
): PayerView['invoice'] {
  const { dueDate, status } = payment;
  return { dueDate, overdue: isOverdue(payment, timezone, now), mayBeSaidPaid: status === 'AWAITING' };
}
