import type { Queries } from '../database/queries.ts';
import { timeline } from '../database/schema.ts';
import { newId } from '../ids.ts';
import { publishOrders } from '../live/publish-change.ts';
import type { TimelineEntry } from '../payments/apply-payment-event.ts';

/** Adds a timeline entry about an order itself, not its payments. An amount needs its currency. */
export async function tellOrder(
  tx: Queries,
  orderId: string,
  { type, author, reason, detail, amount }: Omit<TimelineEntry, 'verbose'>,
  now: Date,
  currency: string | null = null,
): Promise<void> {
  await tx.insert(timeline).values({
    id: newId(now.getTime()),
    orderId,
    type,
    at: now,
    authorKind: author.kind,
    authorName: author.name,
    amount: amount ?? null,
    currency: amount === undefined ? null : currency,
    reason: reason ?? null,
    detail: detail || null,
  });
  await publishOrders(tx, [orderId]);
}
