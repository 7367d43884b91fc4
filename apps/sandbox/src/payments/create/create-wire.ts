import type { WireDraft } from '@deck/api/contract/payments';
import { newSecret } from '../../ids.ts';
import { INVOICE_PREFIX, takeNumber } from '../../orders/numbering.ts';
import { applyPaymentEvent, type PaymentRow } from '../happen.ts';
import { makeInvoice } from '../invoice/make-invoice.ts';
import { sendInvoice } from '../invoice/send-invoice.ts';
import { checkedRecipient } from '../recipient.ts';
import { amountsOf } from './conversion.ts';
import { demandAvailable, editableOrder, endOfLife, insertPayment, type Making } from './core.ts';

/**
 * An invoice to be paid by bank transfer: numbered, written as a PDF, and sent to the customer.
 * @throws Refusal, see `createPayment`.
 */
export async function createWire(making: Making, draft: WireDraft): Promise<PaymentRow> {
  const { tx, services, maker, now } = making;
  const { order, property } = await editableOrder(making, draft.orderId);
  const place = { divisionId: maker.divisionId, timezone: property.timezone };
  const amounts = await amountsOf(tx, order.currency, place, draft, now);
  const recipient =
    draft.recipient === undefined ? order.customerEmail : checkedRecipient('EMAIL', draft.recipient);
  await demandAvailable(making, order, amounts.amount);

  const made = await insertPayment(
    making,
    property,
    draft,
    {
      ...amounts,
      orderId: order.id,
      currency: order.currency,
      lifetime: draft.lifetime,
      expiresAt: endOfLife(draft.lifetime, now),
      linkToken: newSecret(),
      // Numbers of invoices have no gaps: it is taken when nothing can be refused any more.
      invoiceNumber:
        draft.invoiceNumber || (await takeNumber(tx, maker.divisionId, 'invoice', INVOICE_PREFIX)),
    },
    order.customerCountry,
  );
  const told = {
    type: 'WIRE_INVOICE_CREATED',
    author: maker.author,
    amount: made.amount,
    detail: made.invoiceNumber,
  } as const;
  const { payment } = await applyPaymentEvent({
    tx,
    order,
    payment: made,
    event: { type: 'INVOICE_CREATED' },
    entry: told,
    now,
  });
  await makeInvoice(tx, payment, order, now);
  if (recipient !== '')
    await sendInvoice({
      tx,
      services,
      order,
      payment,
      sending: { channel: 'EMAIL', recipient, withQrcode: false },
      author: maker.author,
      now,
    });
  return payment;
}
