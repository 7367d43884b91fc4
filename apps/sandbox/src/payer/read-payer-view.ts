import { getDays, getTrip } from '@deck/api/contract/positions';
import { isOverdue, namePart, paymentKinds, submittedStatuses } from '@deck/api/rules';
import { Refusal } from '@deck/api/server';
import { wordsLanguage } from '@deck/api/vocabulary';
import { instantText, toAmount } from '@deck/values';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Services } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { businessProfiles, orders, properties, transactions } from '../database/schema.ts';
import { readGuestView } from '../guest/guest-view.ts';
import { openOperation, readAttempts } from '../operations/operation-rows.ts';
import type { PaymentRow } from '../payments/apply-payment-event.ts';
import { getCharged } from '../payments/charged.ts';
import { getPayerName } from '../payments/payer-name.ts';
import { getLegal } from './legal.ts';
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
    .select({ order: orders, property: properties, company: businessProfiles })
    .from(orders)
    .innerJoin(properties, eq(properties.id, orders.propertyId))
    .innerJoin(businessProfiles, eq(businessProfiles.id, orders.businessProfileId))
    .where(eq(orders.id, payment.orderId));
  if (!found) throw Refusal.because('NOT_FOUND');
  const { order, property, company } = found;
  const charged = getCharged(payment);
  const inOrder = (minor: bigint) => ({ minor, currency: order.currency });
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
    scheme: payment.scheme,
    number: payment.number,
    orderExternalId: order.externalId,
    part: namePart(inOrder(payment.amount), inOrder(order.total), order.paymentPolicy),
    customerName: getPayerName(order, payment),
    customerNote: payment.customerNote,
    from: order.startDate,
    to: order.endDate,
    language: wordsLanguage(order.customerLanguage),
    property: {
      name: property.name,
      city: property.city,
      country: company.country,
      email: property.email,
      phone: property.phone,
      timezone: property.timezone,
      ...getLegal(property, company),
    },
    details: company.showOrderDetails ? getDetails(order) : null,
    methods,
    cardTypes: cardTypes(methods),
    expiresAt: payment.expiresAt && instantText(payment.expiresAt.getTime()),
    now: instantText(now.getTime()),
    conversion: getConversion(payment),
    invoice:
      paymentKinds[payment.type].page === 'INVOICE' ? getInvoice(payment, property, company, now) : null,
    reason: payment.reason,
    card: payment.card && { type: payment.card.type, lastFour: payment.card.number.slice(-4) },
    paidIn: await readPaidIn(db, payment),
    answer: await lastAnswer(db, payment.id),
  };
}

async function readAction(db: Queries, paymentId: string): Promise<PayerView['action']> {
  const action = (await openOperation(db, paymentId))?.action;
  return action && action.kind !== 'BILLING' ? action : null;
}

const getDetails = ({ currency, positions }: typeof orders.$inferSelect): PayerView['details'] => ({
  currency,
  positions: positions.map((position) => ({
    name: position.name,
    days: getDays(position) ?? null,
    trip: getTrip(position) ?? null,
    amount: position.amount,
  })),
});

function getConversion(payment: PaymentRow): PayerView['conversion'] {
  const { acquisitionCurrency, rate, rateFrom: from, rateTo: to, rateDate: date } = payment;
  if (acquisitionCurrency === null || rate === null || from === null || to === null || date === null)
    return null;
  const orderAmount = toAmount({ minor: payment.amount, currency: payment.currency });
  return { orderAmount, orderCurrency: payment.currency, from, to, rate, date };
}

function getInvoice(
  payment: PaymentRow,
  { timezone }: typeof properties.$inferSelect,
  { name: beneficiary, bankName, iban, bic }: typeof businessProfiles.$inferSelect,
  now: Date,
): PayerView['invoice'] {
  const { invoiceNumber: number, dueDate, status } = payment;
  const overdue = isOverdue(payment, timezone, now);
  return {
    ...{ number, dueDate, overdue, beneficiary, bankName, iban, bic },
    mayBeSaidPaid: status === 'AWAITING',
  };
}

async function lastAnswer(db: Queries, paymentId: string): Promise<PayerView['answer']> {
  const [last] = await db
    .select({ at: transactions.processedAt, authCode: transactions.providerAuthCode })
    .from(transactions)
    .where(and(eq(transactions.paymentId, paymentId), inArray(transactions.type, ['AUTHORIZE', 'CHARGE'])))
    .orderBy(desc(transactions.processedAt), desc(transactions.id))
    .limit(1);
  return last ? { at: instantText(last.at.getTime()), authCode: last.authCode } : null;
}
