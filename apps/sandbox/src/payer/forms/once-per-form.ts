import { createHash } from 'node:crypto';
import { Refusal } from '@deck/api/server';
import { eq, sql } from 'drizzle-orm';
import type { Services } from '../../context.ts';
import type { Queries } from '../../database/queries.ts';
import { payerForms, payments } from '../../database/schema.ts';
import { payAddress } from '../../payments/payment-address.ts';

/** The page of the created payment. */
export interface Sent {
  readonly paymentId: string;
  readonly link: string;
}

/** A form that is sent. */
interface Opened {
  /** The token of its link. */
  readonly link: string;
  /** The hash of the payer's network, where it is limited. */
  readonly sender?: string | null;
}

/**
 * Processes a form once per opening, in a transaction with the stored result. A repeated form leads to the
 * same payment; of two concurrent submissions the second waits.
 * @throws Refusal IDEMPOTENCY_KEY_REUSED for the same opening with other values.
 */
export async function oncePerForm(
  { db, clock, publicUrl }: Services,
  { link, sender = null }: Opened,
  { key, ...filled }: { readonly key: string },
  make: (tx: Queries, now: Date) => Promise<string>,
): Promise<Sent> {
  const bodyHash = createHash('sha256')
    .update(JSON.stringify([link, filled]))
    .digest('hex');
  const now = clock.now();
  return db.transaction(async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
    const [known] = await tx.select().from(payerForms).where(eq(payerForms.key, key));
    if (known && known.bodyHash !== bodyHash) throw Refusal.because('IDEMPOTENCY_KEY_REUSED');
    const paymentId = known?.paymentId ?? (await make(tx, now));
    if (!known)
      await tx.insert(payerForms).values({ key, link, sender, bodyHash, paymentId, createdAt: now });
    const [payment] = await tx
      .select({ token: payments.linkToken })
      .from(payments)
      .where(eq(payments.id, paymentId));
    return { paymentId, link: payAddress(publicUrl, payment?.token ?? '') };
  });
}
