import type { Channel } from '@deck/api/vocabulary';
import type { Services } from '../../context.ts';
import type { Queries } from '../../database/queries.ts';
import type { orders } from '../../database/schema.ts';
import { sendLetter } from '../../messaging/announce.ts';
import { type Author, type PaymentRow, tell } from '../happen.ts';
import { payAddress } from '../payment-address.ts';

export interface Sending {
  readonly channel: Channel;
  /** Checked: an e-mail address, or a phone in E.164. */
  readonly recipient: string;
  readonly withQrcode: boolean;
}

/** Sends the address of an invoice's page. */
export async function sendInvoice(
  tx: Queries,
  { publicUrl }: Pick<Services, 'publicUrl'>,
  order: typeof orders.$inferSelect,
  payment: PaymentRow,
  sending: Sending,
  author: Author,
  now: Date,
): Promise<void> {
  if (payment.linkToken === null) return;
  const address = payAddress(publicUrl, payment.linkToken);
  await sendLetter(
    tx,
    { kind: 'WIRE_INVOICE', orderId: order.id, paymentId: payment.id, address, ...sending },
    now,
  );
  await tell(tx, payment, { type: 'INVOICE_SENT', author, detail: sending.recipient }, now);
}
