import { createHash } from 'node:crypto';
import type { IfcMessage } from '@deck/api/contract/hotel-systems';
import { Refusal } from '@deck/api/server';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Services } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { ifcMessages, tenders } from '../database/schema.ts';
import { newId } from '../ids.ts';
import { staffActor } from '../payments/create/context.ts';
import { createPayment } from '../payments/create/create-payment.ts';
import { orderOfReservation, type Sender } from './reservation-order.ts';

type Needs = Pick<Services, 'publicUrl' | 'clock'>;

interface Taken {
  readonly paymentId: string;
  readonly orderCreated: boolean;
}

/**
 * Handles a message of a hotel's interface once: a link for the reservation's order, or a charge of its card.
 * @throws Refusal IDEMPOTENCY_KEY_REUSED for a known message with another content, INVALID_VALUE for a charge
 * without a saved card, ACCESS_DENIED, and as `createOrder` and `createPayment`.
 */
export async function takeMessage(
  tx: Queries,
  services: Needs,
  sender: Sender,
  message: IfcMessage,
): Promise<Taken> {
  const { divisionId } = sender;
  const now = services.clock.now();
  const { messageId, messageType, reservationId, room } = message;
  const bodyHash = createHash('sha256').update(JSON.stringify(message)).digest('hex');
  // The same message may arrive concurrently: the second waits until the first is stored.
  await lock(tx, `${divisionId} ${messageId}`);
  const known = await knownMessage(tx, divisionId, messageId);
  if (known) {
    if (known.bodyHash !== bodyHash) throw Refusal.because('IDEMPOTENCY_KEY_REUSED');
    return { paymentId: known.paymentId, orderCreated: false };
  }

  // So does another message about the reservation, which otherwise makes a second order of it.
  await lock(tx, `${divisionId} reservation ${reservationId}`);
  const { orderId, created } = await orderOfReservation(tx, sender, message, now);
  const { amount, currency, description = '' } = message;
  const common = {
    orderId,
    amount,
    currency,
    description,
    customerNote: '',
    reference: reservationId,
    invoiceNumber: '',
  };
  const actor = staffActor({ ...sender, name: 'Suite8' });
  const draft =
    messageType === 'PAYMENT_LINK'
      ? { ...common, type: 'PAYMENT_LINK' as const }
      : {
          ...common,
          type: 'PAYMENT_CARD' as const,
          scheme: 'CHARGE' as const,
          tenderId: await readCard(tx, orderId),
        };
  const paymentId = await createPayment({ tx, services, actor, now }, draft);
  const row = { messageId, messageType, bodyHash, reservationId, room, paymentId };
  await tx
    .insert(ifcMessages)
    .values({ ...row, id: newId(now.getTime()), businessProfileId: divisionId, createdAt: now });
  return { paymentId, orderCreated: created };
}

const lock = (tx: Queries, name: string) =>
  tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`);

async function knownMessage(tx: Queries, divisionId: string, messageId: string) {
  const [known] = await tx
    .select({ paymentId: ifcMessages.paymentId, bodyHash: ifcMessages.bodyHash })
    .from(ifcMessages)
    .where(and(eq(ifcMessages.businessProfileId, divisionId), eq(ifcMessages.messageId, messageId)));
  return known;
}

/** The order's most recently saved card. */
async function readCard(tx: Queries, orderId: string): Promise<string> {
  const [tender] = await tx
    .select({ id: tenders.id })
    .from(tenders)
    .where(and(eq(tenders.orderId, orderId), isNull(tenders.deletedAt)))
    .orderBy(desc(tenders.createdAt))
    .limit(1);
  if (!tender) throw Refusal.invalid({ messageType: 'choice' });
  return tender.id;
}
