import { eq } from 'drizzle-orm';
import { seal } from '../auth/sealed.ts';
import { callbackRow, getCallbackType } from '../callbacks/queue-callbacks.ts';
import { bulkInsert } from '../database/bulk-insert.ts';
import type { Queries } from '../database/queries.ts';
import { businessProfiles, callbackAttempts, callbacks } from '../database/schema.ts';
import { newId, newSecret } from '../ids.ts';
import { AEGEAN } from './companies.ts';
import { randomFrom } from './random.ts';
import type { PaymentRow, Rows } from './rows.ts';

const MINUTE = 60_000;
/** The newest payments that have callbacks. */
const MOST = 120;
/** A name that does not resolve anywhere. */
const BASE = 'https://pms.aegeanhouse.example/deck';

type CallbackRow = typeof callbacks.$inferSelect;
type AttemptRow = typeof callbackAttempts.$inferSelect;

/**
 * Callbacks to the hotels' own system about payments and orders; it was down for a while, as such systems
 * are.
 */
export async function seedCallbacks(tx: Queries, rows: Rows, now: Date): Promise<void> {
  await tx
    .update(businessProfiles)
    .set({
      callbackUrls: { payment: `${BASE}/payments`, order: `${BASE}/orders`, card: `${BASE}/cards` },
      callbackSecret: await seal(tx, newSecret()),
    })
    .where(eq(businessProfiles.id, AEGEAN));
  const random = randomFrom(7_141);
  const orders = new Map(rows.orders.map((order) => [order.id, order]));
  const newest = rows.payments
    .filter(({ businessProfileId, orderId }) => businessProfileId === AEGEAN && orderId !== null)
    .sort((a, b) => b.modifiedAt.getTime() - a.modifiedAt.getTime())
    .slice(0, MOST);
  const told = newest.map((payment) => {
    const type = getCallbackType(payment);
    const news = { type, url: `${BASE}/${type}s`, order: orders.get(payment.orderId ?? ''), payment };
    return delivered(
      callbackRow(news, payment.modifiedAt),
      payment,
      now,
      random.chance(0.1),
      random.int(38, 240),
    );
  });
  await bulkInsert(
    tx,
    callbacks,
    told.map(({ callback }) => callback),
  );
  await bulkInsert(
    tx,
    callbackAttempts,
    told.flatMap(({ attempts }) => attempts),
  );
}

/** Accepted on the first attempt, or on the second a minute later. */
function delivered(
  callback: CallbackRow,
  { modifiedAt }: PaymentRow,
  now: Date,
  late: boolean,
  duration: number,
): { callback: CallbackRow; attempts: AttemptRow[] } {
  const attempt = (at: Date, status: 200 | 503): AttemptRow => ({
    id: newId(at.getTime()),
    callbackId: callback.id,
    at,
    duration,
    httpStatus: status,
    error: status === 200 ? null : 'HTTP_STATUS',
    excerpt: status === 200 ? '{"result":"accepted"}' : '<h1>503 Service Unavailable</h1>',
  });
  const again = new Date(modifiedAt.getTime() + MINUTE);
  const attempts =
    late && again <= now ? [attempt(modifiedAt, 503), attempt(again, 200)] : [attempt(modifiedAt, 200)];
  const done = { status: 'DELIVERED', attempts: attempts.length, dueAt: null } as const;
  return { callback: { ...callback, ...done }, attempts };
}
