import { dueDateProblem, firstDueDate } from '@deck/api/rules';
import { Refusal } from '@deck/api/server';
import { parseMoney } from '@deck/values';
import { sees } from '../../scope.ts';
import { makeInvoice } from '../invoice/make-invoice.ts';
import { sendInvoice } from '../invoice/send-invoice.ts';
import { checkedRecipient } from '../recipient.ts';
import { assertAccepted, scheduledAt } from './checks.ts';
import {
  type CreatePaymentContext,
  type Draft,
  lifetimeColumns,
  loadProperty,
  lockPlace,
  type Place,
  type Plan,
} from './context.ts';
import { type Amounts, convertAmounts } from './conversion.ts';

type Link = Draft<'PAYMENT_LINK'>;

/** A link that can be used at once; with a moment given it is sent by itself then, and its lifetime begins then. */
export async function planLink(context: CreatePaymentContext, draft: Link): Promise<Plan> {
  if (draft.permanent) return planPermanentLink(context, draft);
  const { tx, actor, now } = context;
  const { orderId, amount } = draft;
  if (orderId === undefined || amount === undefined) throw Refusal.invalid({ orderId: 'required' });
  const place = await lockPlace(tx, actor, orderId);
  const amounts = await convertAmounts(context, place, { ...draft, amount });
  const sending = planSending(context, place, amounts, draft);
  const shared = { ...place, amounts };
  if (!sending)
    return {
      ...shared,
      columns: lifetimeColumns(draft, place.property, now),
      event: { type: 'LINK_CREATED' },
      entry: () => ({ type: 'LINK_CREATED' }),
    };
  return {
    ...shared,
    columns: { ...sending, ...lifetimeColumns(draft, place.property, sending.sendAt) },
    event: { type: 'SEND_SCHEDULED' },
    entry: () => ({ type: 'LINK_SEND_SCHEDULED', detail: sending.sendRecipient }),
  };
}

/** @throws Refusal INVALID_VALUE for the recipient, and see `scheduledAt`. */
function planSending(
  context: CreatePaymentContext,
  place: Place,
  amounts: Amounts,
  { sendAt: moment, channel, recipient, withQrcode = false }: Link,
) {
  if (moment === undefined || channel === undefined || recipient === undefined) return undefined;
  return {
    sendAt: scheduledAt(context, place, amounts, { field: 'sendAt', moment }),
    sendChannel: channel,
    sendRecipient: checkedRecipient(channel, recipient),
    sendWithQrcode: withQrcode,
  };
}

/** A link of no order: its address opens a form, and whoever sends it creates an order and a payment of their own. */
async function planPermanentLink({ tx, actor, now }: CreatePaymentContext, draft: Link): Promise<Plan> {
  const { propertyId, amount, currency } = draft;
  if (propertyId === undefined) throw Refusal.invalid({ propertyId: 'required' });
  const property = await loadProperty(tx, actor.divisionId, propertyId);
  if (!sees(actor, propertyId)) throw Refusal.invalid({ propertyId: 'notAssigned' });
  // The orders that its payers make are of nothing in particular.
  if (!property.positionTypes.includes('OTHER')) throw Refusal.invalid({ propertyId: 'notSold' });
  await assertAccepted(tx, actor.divisionId, { currency });
  return {
    order: undefined,
    property,
    amounts: { currency, amount: amount === undefined ? 0n : parseMoney(amount, currency).minor },
    columns: {
      permanent: true,
      amountOpen: amount === undefined,
      status: 'LINK_CREATED',
      ...lifetimeColumns(draft, property, now),
    },
    entry: () => ({ type: 'LINK_CREATED' }),
  };
}

/** An invoice to be paid by bank transfer until its due date: numbered, written as a PDF, and sent to the customer. */
export async function planWire(context: CreatePaymentContext, draft: Draft<'WIRE_TRANSFER'>): Promise<Plan> {
  const { tx, services, actor, now } = context;
  const place = await lockPlace(tx, actor, draft.orderId);
  const { order } = place;
  const amounts = await convertAmounts(context, place, draft);
  const recipient =
    draft.recipient === undefined ? order.customerEmail : checkedRecipient('EMAIL', draft.recipient);
  return {
    ...place,
    amounts,
    columns: { dueDate: readDueDate(context, place, amounts, draft.dueDate) },
    event: { type: 'INVOICE_CREATED' },
    entry: ({ invoiceNumber }) => ({ type: 'WIRE_INVOICE_CREATED', detail: invoiceNumber }),
    follow: async (payment) => {
      await makeInvoice(tx, payment, order, now);
      if (recipient === '') return;
      const sending = { channel: 'EMAIL', recipient, withQrcode: false } as const;
      await sendInvoice({ tx, services, order, payment, sending, author: actor.author, now });
    },
  };
}

/** @throws Refusal INVALID_VALUE for a day in the past, or after the end of the invoice's exchange rate. */
function readDueDate(
  { now }: CreatePaymentContext,
  { property: { timezone: zone } }: Place,
  { rateEndDate }: Amounts,
  dueDate: string | undefined,
): string {
  const facts = { zone, now, rateEndDate };
  if (dueDate === undefined) return firstDueDate(facts);
  const problem = dueDateProblem(dueDate, facts);
  if (problem !== undefined) throw Refusal.invalid({ dueDate: problem });
  return dueDate;
}
