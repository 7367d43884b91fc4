import type { Services } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import type { orders } from '../database/schema.ts';
import { readGuestFacts } from '../guest/guest-facts.ts';
import { readLogo } from '../letters/logo.ts';
import { paymentEmail, paymentText } from '../mail/payment-email.ts';
import { putIntoInbox, tellDelivered } from '../mail/put-into-inbox.ts';
import { loadWording } from '../templates/blocks.ts';
import {
  type Author,
  appendTimelineEntry,
  applyPaymentEvent,
  type PaymentRow,
} from './apply-payment-event.ts';
import { loadProperty } from './create/context.ts';
import type { Sending } from './invoice/send-invoice.ts';
import { payAddress } from './payment-address.ts';

/** Sends the link of a payment. The caller has checked it under its order's lock. */
export async function sendLink(
  tx: Queries,
  services: Services,
  order: typeof orders.$inferSelect,
  payment: PaymentRow,
  { channel, recipient, withQrcode }: Sending,
  author: Author,
  now: Date,
): Promise<void> {
  const property = await loadProperty(tx, payment.businessProfileId, order.propertyId);
  const facts = await readGuestFacts(tx, payment, { publicUrl: services.publicUrl, now });
  const letter = {
    brand: services.brand,
    order,
    payment,
    property,
    wording: await loadWording(tx, payment.businessProfileId, 'PAYMENT_LINK', order.customerLanguage),
    facts,
    logo: await readLogo(tx, facts.property.logoUrl, services.publicUrl),
    address: payAddress(services.publicUrl, payment.linkToken ?? ''),
    recipient,
    withQrcode,
  };
  const content = channel === 'EMAIL' ? await paymentEmail(letter) : paymentText(letter);
  const { id: paymentId, businessProfileId } = payment;
  const message = { businessProfileId, paymentId, channel, recipient, sender: property.name, ...content };
  const sent = await putIntoInbox(tx, services, message, now);

  const type = channel === 'EMAIL' ? 'LINK_SENT' : 'LINK_SENT_TO_PHONE';
  const told = { type, author, detail: recipient } as const;
  // Sending a declined link again does not change its status.
  if (payment.status === 'DECLINED') await appendTimelineEntry(tx, payment, told, now);
  else await applyPaymentEvent({ tx, order, payment, event: { type: 'LINK_SENT' }, entry: told, now });
  await tellDelivered(tx, sent, now);
}
