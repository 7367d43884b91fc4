import type { IfcMessage } from '@deck/api/contract/hotel-systems';
import { Refusal } from '@deck/api/server';
import type { Permission } from '@deck/api/vocabulary';
import { and, desc, eq } from 'drizzle-orm';
import type { Queries } from '../database/queries.ts';
import { orders } from '../database/schema.ts';
import { readOffer } from '../dictionaries/offer.ts';
import { assertRights, createOrder } from '../orders/create-order.ts';
import { system } from '../payments/apply-payment-event.ts';
import { type Scope, within } from '../scope.ts';
import { truncateLine } from '../truncate-line.ts';

/**
 * The sender: the division's hotel system, or a user. Both need the permissions of what the message creates.
 */
export interface Sender extends Scope {
  readonly permissions: ReadonlySet<Permission>;
}

/**
 * The newest open order of a reservation. Without an order, creates an order over the amount from the
 * message's stay and guest.
 * @throws Refusal INVALID_VALUE naming missing fields, ACCESS_DENIED, and as `createOrder`.
 */
export async function orderOfReservation(
  tx: Queries,
  { permissions, ...scope }: Sender,
  message: IfcMessage,
  now: Date,
): Promise<{ orderId: string; created: boolean }> {
  const { reservationId, currency, amount, room, description = '' } = message;
  const [open] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        within(scope, orders),
        eq(orders.reservationId, reservationId),
        eq(orders.revoked, false),
        eq(orders.finalized, false),
      ),
    )
    .orderBy(desc(orders.createdAt))
    .limit(1);
  if (open) return { orderId: open.id, created: false };

  const { propertyId, arrival, departure, guest } = message;
  if (!propertyId || !arrival || !departure || !guest) {
    const needed = { propertyId, arrival, departure, guest };
    const missing = Object.entries(needed).filter(([, value]) => !value);
    throw Refusal.invalid(Object.fromEntries(missing.map(([field]) => [field, 'required'])));
  }
  const actor = { ...scope, name: 'Suite8', agentTag: 'SUITE8', author: system, permissions } as const;
  assertRights(actor, ['ORDER_INSTANCE_CREATE']);
  const problem = (await readOffer(tx, scope.divisionId)).wrongLanguage(guest.language);
  if (problem) throw Refusal.invalid({ 'guest.language': problem });
  const name = [room === '' ? 'Stay' : `Room ${room}`, description].filter(Boolean).join(', ');
  const orderId = await createOrder(
    tx,
    actor,
    {
      currency,
      propertyId,
      paymentPolicy: 'AT_PROPERTY',
      appliedRate: null,
      lengthOfStay: null,
      reservationId,
      internalNote: '',
      messageToCustomer: '',
      positions: [
        {
          type: 'ACCOMMODATION',
          name: truncateLine(name),
          amount,
          checkIn: arrival,
          checkOut: departure,
          guests: 1,
          propertyId,
        },
      ],
      customer: { ...guest, country: '', companyName: '' },
    },
    now,
  );
  return { orderId, created: true };
}
