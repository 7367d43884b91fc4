import type { ParsedArgs } from '@deck/api';
import { RequiredEmail } from '@deck/api/contract/formats';
import type { payments as area } from '@deck/api/contract/payments';
import { Refusal } from '@deck/api/server';
import { readPhone } from '@deck/values/phone';
import { and, desc, eq } from 'drizzle-orm';
import type { Caller, Services } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { messages, payments, properties } from '../database/schema.ts';
import { newId } from '../ids.ts';
import { paymentLetter, paymentText } from '../mail/payment-letter.ts';
import { isPayable } from '../payer/pay.ts';
import { happen, paymentForUpdate, staff, system, tell } from './happen.ts';
import { lockOrder } from './order-balance.ts';
import { AGAIN_AFTER, payAddress } from './payment-answers.ts';

type Asked = ParsedArgs<(typeof area)['notify']>['body'];

/**
 * Writes to a payer with the link of a payment. The same recipient is written to once a minute.
 * @throws Refusal NOT_FOUND, INVALID_VALUE, LINK_NOT_ACTIVE, MESSAGE_SENT_RECENTLY with the seconds to wait.
 */
export async function notifyPayer(
  tx: Queries,
  services: Services,
  caller: Caller,
  id: string,
  { channel, recipient: asked, withQrcode }: Asked,
): Promise<void> {
  const now = services.clock.now();
  const recipient = checkedRecipient(channel, asked);
  const [known] = await tx
    .select({ orderId: payments.orderId })
    .from(payments)
    .where(and(eq(payments.id, id), eq(payments.businessProfileId, caller.divisionId)));
  const order = known && (await lockOrder(tx, known.orderId));
  const payment = known && (await paymentForUpdate(tx, id));
  if (!order || !payment) throw Refusal.because('NOT_FOUND');
  if (!isPayable(payment, now) || payment.linkToken === null) throw Refusal.because('LINK_NOT_ACTIVE');
  await demandPause(tx, id, recipient, now);

  const [property] = await tx.select().from(properties).where(eq(properties.id, order.propertyId));
  if (!property) throw new Error(`The order ${order.id} has no property`);
  const letter = {
    brand: services.brand,
    order,
    payment,
    property,
    address: payAddress(services.publicUrl, payment.linkToken),
    withQrcode,
  };
  const content = channel === 'EMAIL' ? await paymentLetter(letter) : paymentText(letter);
  await tx.insert(messages).values({
    id: newId(now.getTime()),
    businessProfileId: payment.businessProfileId,
    paymentId: id,
    channel,
    recipient,
    sender: property.name,
    ...content,
    sentAt: now,
    deliveredAt: now,
  });

  const type = channel === 'EMAIL' ? 'LINK_SENT' : 'LINK_SENT_TO_PHONE';
  const told = { type, author: staff(caller.name), detail: recipient } as const;
  // A declined link is sent again without changing what the payment is.
  if (payment.status === 'DECLINED') await tell(tx, payment, told, now);
  else await happen(tx, order, payment, { type: 'LINK_SENT' }, told, now);
  await tell(tx, payment, { type: 'DELIVERED', author: system, detail: recipient }, now);
}

function checkedRecipient(channel: Asked['channel'], recipient: string): string {
  if (channel === 'EMAIL') {
    if (!RequiredEmail.safeParse(recipient).success) throw Refusal.invalid({ recipient: 'email' });
    return recipient;
  }
  const { e164, possible } = readPhone(recipient);
  if (!possible) throw Refusal.invalid({ recipient: 'phone' });
  return e164;
}

async function demandPause(tx: Queries, paymentId: string, recipient: string, now: Date): Promise<void> {
  const [last] = await tx
    .select({ sentAt: messages.sentAt })
    .from(messages)
    .where(and(eq(messages.paymentId, paymentId), eq(messages.recipient, recipient)))
    .orderBy(desc(messages.sentAt))
    .limit(1);
  const wait = last ? last.sentAt.getTime() + AGAIN_AFTER - now.getTime() : 0;
  if (wait > 0) throw Refusal.because('MESSAGE_SENT_RECENTLY', { seconds: Math.ceil(wait / 1000) });
}
