import type { Channel } from '@deck/api/vocabulary';
import type { Services } from '../../context.ts';
import type { Queries } from '../../database/queries.ts';
import type { orders } from '../../database/schema.ts';
import { sendEmail } from '../../messaging/announce.ts';
import { type Author, appendTimelineEntry, type PaymentRow } from '../apply-payment-event.ts';
import { payAddress } from '../payment-address.ts';

export interface Sending {
  readonly channel: Channel;
  /** Validated: an e-mail address, or a phone in E.164. */
  readonly recipient: string;
  readonly withQrcode: boolean;
}

interface InvoiceSending {
  readonly tx: Queries;
  readonly services: Pick<Services, 'publicUrl'>;
  readonly order: typeof orders.$inferSelect;
  readonly payment: PaymentRow;
  readonly sending: Sending;
  readonly author: Author;
  readonly now: Date;
}

/** Sends the address of an invoice's page. */
export async function sendInvoice({
  tx,
  services,
  order,
  payment,
  sending,
  author,
  now,
}: InvoiceSending): Promise<void> {
  if (payment.linkToken === null) return;
  const address = payAddress(services.publicUrl, payment.linkToken);
  await sendEmail(
    tx,
    { kind: 'WIRE_INVOICE', orderId: order.id, paymentId: payment.id, address, ...sending },
    now,
  );
  await appendTimelineEntry(tx, payment, { type: 'INVOICE_SENT', author, detail: sending.recipient }, now);
}
