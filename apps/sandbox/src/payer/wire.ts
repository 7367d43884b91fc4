import { paymentKinds } from '@deck/api/rules';
import { Refusal } from '@deck/api/server';
import type { Services } from '../context.ts';
import { linkLives } from '../orders/payment-facts.ts';
import {
  appendTimelineEntry,
  applyPaymentEvent,
  payer,
  paymentForUpdate,
} from '../payments/apply-payment-event.ts';
import { makeInvoice } from '../payments/invoice/make-invoice.ts';
import { lockOrder } from '../payments/order-balance.ts';
import { paymentByToken } from './pay.ts';

interface Invoice {
  /** The file name, `INV-00012.pdf`. */
  readonly name: string;
  readonly pdf: Buffer;
}

/** The invoice of a payer's address; records the download. @throws Refusal NOT_FOUND. */
export async function downloadInvoice({ db, clock }: Services, token: string): Promise<Invoice> {
  const now = clock.now();
  const { id, orderId, type } = await paymentByToken(db, token);
  if (paymentKinds[type].page !== 'INVOICE' || orderId === null) throw Refusal.because('NOT_FOUND');
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    const payment = await paymentForUpdate(tx, id);
    if (!order || !payment) throw Refusal.because('NOT_FOUND');
    const pdf = await makeInvoice(tx, payment, order, now);
    await appendTimelineEntry(
      tx,
      payment,
      { type: 'INVOICE_DOWNLOADED', author: payer, detail: payment.invoiceNumber },
      now,
    );
    return { name: `${payment.invoiceNumber.replaceAll(/[^\w.-]/g, '_')}.pdf`, pdf };
  });
}

/**
 * The payer says that they have made the transfer; staff confirm it on receipt. Saying it again changes
 * nothing.
 * @throws Refusal NOT_FOUND, LINK_NOT_ACTIVE once the invoice is over.
 */
export async function sayPaid({ db, clock }: Services, token: string): Promise<void> {
  const now = clock.now();
  const { id, orderId, type } = await paymentByToken(db, token);
  if (paymentKinds[type].page !== 'INVOICE' || orderId === null) throw Refusal.because('NOT_FOUND');
  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    const payment = await paymentForUpdate(tx, id);
    if (!order || !payment) throw Refusal.because('NOT_FOUND');
    if (payment.status !== 'AWAITING') return;
    if (!linkLives(payment, now)) throw Refusal.because('LINK_NOT_ACTIVE', { status: payment.status });
    await applyPaymentEvent({ tx, order, payment, event: { type: 'PAYER_SAID_PAID' }, now });
  });
}
