import { and, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import { unseal } from '../auth/sealed.ts';
import type { Services } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { businessProfiles, callbackAttempts, callbacks } from '../database/schema.ts';
import { newId } from '../ids.ts';
import { publishOrders, publishPayments } from '../live/publish-change.ts';
import { type Outcome, type PostOptions, postCallback } from './post-callback.ts';
import type { CallbackRow } from './queue-callbacks.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** The delay after each failed attempt. After the last it is given up. */
const pauses = [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR, 24 * HOUR];
/** How many are sent concurrently. */
const BATCH = 16;

type Needs = Pick<Services, 'db' | 'clock'>;

/**
 * Sends the callbacks that are due. Each is claimed by one server and sent outside any transaction. So a slow
 * receiver holds no lock, and the claim of a stopped server expires.
 */
export async function deliverCallbacks(
  services: Needs,
  options: PostOptions,
  signal?: AbortSignal,
): Promise<void> {
  while (!signal?.aborted) {
    const claimed = await claim(services);
    const secrets = await readSecrets(services.db, claimed);
    await Promise.all(
      claimed.map(async (callback) => {
        const secret = secrets.get(callback.businessProfileId);
        const startedAt = performance.now();
        const at = services.clock.now();
        const outcome = await postCallback({ ...callback, secret }, at, options);
        await note(services.db, callback, outcome, at, Math.round(performance.now() - startedAt));
      }),
    );
    if (claimed.length < BATCH) return;
  }
}

/** A claim lasts far longer than the timeout of a receiver. */
async function claim({ db, clock }: Needs): Promise<CallbackRow[]> {
  const free = or(isNull(callbacks.claimedUntil), sql`${callbacks.claimedUntil} < now()`);
  const due = db
    .select({ id: callbacks.id })
    .from(callbacks)
    .where(and(eq(callbacks.status, 'QUEUED'), lte(callbacks.dueAt, clock.now()), free))
    .orderBy(callbacks.dueAt)
    .limit(BATCH)
    .for('no key update', { skipLocked: true });
  return db
    .update(callbacks)
    .set({ claimedUntil: sql`now() + interval '1 minute'` })
    .where(inArray(callbacks.id, due))
    .returning();
}

async function note(
  db: Queries,
  { id, orderId, paymentId, attempts: before }: CallbackRow,
  { httpStatus, error, excerpt }: Outcome,
  at: Date,
  duration: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .insert(callbackAttempts)
      .values({ id: newId(at.getTime()), callbackId: id, at, duration, httpStatus, error, excerpt });
    const pause = pauses[before];
    const again = error !== null && pause !== undefined;
    await tx
      .update(callbacks)
      .set({
        status: again ? 'QUEUED' : error === null ? 'DELIVERED' : 'FAILED',
        attempts: before + 1,
        dueAt: again ? new Date(at.getTime() + pause) : null,
        claimedUntil: null,
      })
      .where(eq(callbacks.id, id));
    if (paymentId !== null) await publishPayments(tx, [paymentId]);
    else if (orderId !== null) await publishOrders(tx, [orderId]);
  });
}

/** The signing secret of each company; companies without a secret are absent. */
async function readSecrets(db: Queries, claimed: readonly CallbackRow[]): Promise<Map<string, string>> {
  const ids = [...new Set(claimed.map(({ businessProfileId }) => businessProfileId))];
  if (ids.length === 0) return new Map();
  const companies = await db
    .select({ id: businessProfiles.id, secret: businessProfiles.callbackSecret })
    .from(businessProfiles)
    .where(inArray(businessProfiles.id, ids));
  const secrets = new Map<string, string>();
  for (const { id, secret } of companies) if (secret !== null) secrets.set(id, await unseal(db, secret));
  return secrets;
}
