import { paymentKinds } from '@deck/api/rules';
import type { PaymentType } from '@deck/api/vocabulary';
import { sql } from 'drizzle-orm';
import { payments } from '../../database/schema.ts';
import { newId, newSecret } from '../../ids.ts';
import { INVOICE_PREFIX, takeNumber } from '../../orders/numbering.ts';
import { appendTimelineEntry, applyPaymentEvent, type PaymentRow } from '../apply-payment-event.ts';
import { refreshOrder } from '../order-balance.ts';
import { planCardRequest, planSavedCard, planTerminal } from './card-plans.ts';
import { assertAvailable, assertMethods } from './checks.ts';
import type { CreatePaymentContext, Draft, NewPayment, PaymentDetails, Plan } from './context.ts';
import { planLink, planWire } from './link-plans.ts';

/** How each kind of payment is created. */
export const plans: {
  readonly [Type in PaymentType]: (context: CreatePaymentContext, draft: Draft<Type>) => Promise<Plan>;
} = {
  PAYMENT_LINK: planLink,
  PAYMENT_CARD: planSavedCard,
  PAYMENT_VERIFY: planCardRequest,
  PAYMENT_VPOS: planTerminal,
  WIRE_TRANSFER: planWire,
};

const getPlan = <Type extends PaymentType>(
  context: CreatePaymentContext,
  draft: Draft<Type>,
): Promise<Plan> => plans[draft.type](context, draft);

/**
 * Creates a payment of an order, a permanent link or a request for a card, and gives its id. What payments already
 * took, hold or may still take, and this one, cannot exceed the order's total. A saved card that is charged now may be
 * declined: then the payment says so.
 * @throws Refusal NOT_FOUND, ORDER_NOT_EDITABLE, INVALID_VALUE, TERMINAL_OPENED, CARD_ALREADY_REQUESTED,
 * RATE_REQUIRED, RATE_CHANGED, CARD_EXPIRED, SCHEDULING_UNAVAILABLE, PAYMENTS_AMOUNT_EXCEEDS_ORDER with what is
 * available, NO_SUITABLE_PSP_PROFILE_FOUND.
 */
export async function createPayment(context: CreatePaymentContext, draft: Draft): Promise<string> {
  const { tx, actor, payer } = context;
  const kind = paymentKinds[draft.type];
  const plan = await getPlan<PaymentType>(context, draft);
  const { order, property, amounts } = plan;
  const scheme = draft.scheme ?? (kind.canHold ? property.defaults.scheme : 'CHARGE');
  if (kind.takesMoney) {
    if (order) await assertAvailable(context, order, amounts.amount);
    await assertMethods(context, { ...draft, scheme }, plan);
  }
  const created = await insertPayment(context, draft, {
    type: draft.type,
    scheme,
    orderId: order?.id ?? null,
    propertyId: property.id,
    linkToken: kind.page === null ? null : newSecret(),
    ...amounts,
    ...plan.columns,
    ...payer,
    // Numbers of invoices have no gaps: one is taken when nothing can be refused any more.
    ...(kind.page === 'INVOICE' &&
      !draft.invoiceNumber && {
        invoiceNumber: await takeNumber(tx, actor.divisionId, 'invoice', INVOICE_PREFIX),
      }),
  });
  const payment = await begin(context, plan, created);
  await plan.follow?.(payment);
  return payment.id;
}

/** Writes a payment as NEW unless its columns say otherwise, with what its draft tells of it. */
export async function insertPayment(
  { tx, actor, now }: Pick<CreatePaymentContext, 'tx' | 'actor' | 'now'>,
  details: Partial<PaymentDetails>,
  columns: Pick<NewPayment, 'type' | 'amount' | 'currency'> & Partial<NewPayment>,
): Promise<PaymentRow> {
  const [payment] = await tx
    .insert(payments)
    .values({
      id: newId(now.getTime()),
      number: sql`'P-' || nextval('deck.payment_numbers')`,
      businessProfileId: actor.divisionId,
      status: 'NEW',
      scheme: details.scheme ?? 'CHARGE',
      methods: details.methods ?? [],
      label: details.label?.trim() ?? '',
      description: details.description ?? '',
      customerNote: details.customerNote ?? '',
      reference: details.reference ?? '',
      invoiceNumber: details.invoiceNumber ?? '',
      billingAddress: details.billingAddress ?? '',
      billingCity: details.billingCity ?? '',
      billingCountry: details.billingCountry ?? '',
      billingPostalCode: details.billingPostalCode ?? '',
      avsPostalCode: details.avsPostalCode ?? '',
      avsStreet: details.avsStreet ?? '',
      createdBy: actor.name,
      createdAt: now,
      modifiedAt: now,
      ...columns,
    })
    .returning();
  if (!payment) throw new Error('The payment was not written');
  return payment;
}

/** Its first event and line of the timeline. A permanent link has no order that would have to follow. */
async function begin(
  { tx, actor, now }: CreatePaymentContext,
  { order, event, entry }: Plan,
  payment: PaymentRow,
): Promise<PaymentRow> {
  const hasAmount = paymentKinds[payment.type].takesMoney && !payment.amountOpen;
  const line = entry && {
    author: actor.author,
    ...(hasAmount && { amount: payment.amount }),
    ...entry(payment),
  };
  if (order && event)
    return (await applyPaymentEvent({ tx, order, payment, event, entry: line, now })).payment;
  if (line) {
    await appendTimelineEntry(tx, payment, line, now);
    if (order) await refreshOrder(tx, order, now);
  }
  return payment;
}
