import { payableStatuses, pspStatuses } from '@deck/api/rules';
import { Refusal } from '@deck/api/server';
import type { PaymentStatus } from '@deck/api/vocabulary';
import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import { getNetworks } from '../../auth/address-networks.ts';
import { secretHash } from '../../auth/secret-hash.ts';
import type { Queries } from '../../database/queries.ts';
import { type orders, payerForms, payments } from '../../database/schema.ts';

const MINUTE = 60_000;
/** How long a part without a card is held. */
const HELD = 10 * MINUTE;
/** How long it is kept from the moment a card is given: the bank may ask, or decline it. */
const KEPT = 60 * MINUTE;
/** The most open parts of a payer at a time. */
const MOST_PARTS = 3;

/** The payer may still give a card, or has given one that the bank works on. */
const openStatuses: PaymentStatus[] = [...payableStatuses, ...pspStatuses, 'AWAITING_CLARIFICATION'];

/** What a payer is known by: the hash of their address, or of their network with IPv6. */
export const toSender = (address: string): string => secretHash(getNetworks(address)[0].key);

/**
 * Called under the order's lock, so that parts which overlap are counted one by one.
 * @throws Refusal TOO_MANY_REQUESTS with the seconds until one of the payer's open parts ends.
 */
export async function assertFewParts(tx: Queries, link: string, sender: string, now: Date): Promise<void> {
  const open = await tx
    .select({ endsAt: payments.expiresAt })
    .from(payerForms)
    .innerJoin(payments, eq(payments.id, payerForms.paymentId))
    .where(
      and(
        eq(payerForms.link, link),
        eq(payerForms.sender, sender),
        inArray(payments.status, openStatuses),
        gt(payments.expiresAt, now),
      ),
    )
    .orderBy(asc(payments.expiresAt))
    .limit(MOST_PARTS);
  const [first] = open;
  if (!first || open.length < MOST_PARTS) return;
  const seconds = Math.ceil(((first.endsAt?.getTime() ?? 0) - now.getTime()) / 1000);
  throw Refusal.because('TOO_MANY_REQUESTS', { seconds });
}

/** Holds a new part until a card is given. */
export async function holdPart(tx: Queries, paymentId: string, now: Date): Promise<void> {
  const expiresAt = new Date(now.getTime() + HELD);
  await tx.update(payments).set({ expiresAt }).where(eq(payments.id, paymentId));
}

/** The later end of a part whose payer gives a card; nothing for other payments. */
export async function keepPart(
  tx: Queries,
  { splitToken }: Pick<typeof orders.$inferSelect, 'splitToken'>,
  { id }: Pick<typeof payments.$inferSelect, 'id'>,
  now: Date,
): Promise<{ expiresAt?: Date }> {
  if (splitToken === null) return {};
  const [part] = await tx
    .select({ key: payerForms.key })
    .from(payerForms)
    .where(and(eq(payerForms.paymentId, id), eq(payerForms.link, splitToken)));
  return part ? { expiresAt: new Date(now.getTime() + KEPT) } : {};
}
