import { and, eq, inArray, sql } from 'drizzle-orm';
import { unseal } from '../auth/sealed.ts';
import type { Services } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { businessProfiles, callbackAttempts, callbacks } from '../database/schema.ts';
import { newId } from '../ids.ts';
import { publishOrders, publishPayments } from '../live/publish-change.ts';
import { findReceivers, isDue, isFor, type Receiver } from './find-receivers.ts';
import { type Outcome, type PostOptions, postCallback } from './post-callback.ts';
import type { CallbackRow } from './queue-callbacks.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** The delay after each failed attempt. After the last it is given up. */
const pauses = [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR, 24 * HOUR];
/** How many are sent to a receiver at once. One that does not answer gets one at a time. */
const AT_ONCE = 4;

type Needs = Pick<Services, 'db' | 'clock'>;

interface Reports {
  /** Called when a queue failed for a reason of ours. What it did not send stays due. */
  readonly onFault?: (error: unknown) => void;
}

export interface CallbackDelivery {
  /** Starts a queue for each receiver that has due callbacks and none yet. It waits for no answer. */
  start(signal?: AbortSignal): Promise<void>;
  /** Resolves once all queues have ended. */
  settle(): Promise<void>;
}

/**
 * Sends the callbacks that are due, in a queue for each receiver: one that is slow or silent delays no other. Each is
 * claimed by one server and sent outside any transaction. So a slow receiver holds no lock, and the claim of a stopped
 * server expires.
 */
export function createCallbackDelivery(
  services: Needs,
  { onFault = () => undefined, ...options }: PostOptions & Reports,
): CallbackDelivery {
  const queues = new Map<string, Promise<void>>();

  return {
    start: async (signal) => {
      for (const receiver of await findReceivers(services.db, services.clock.now())) {
        const name = `${receiver.businessProfileId} ${receiver.origin}`;
        if (queues.has(name) || signal?.aborted) continue;
        const queue = sendQueue(services, receiver, options, signal)
          .catch(onFault)
          .finally(() => void queues.delete(name));
        queues.set(name, queue);
      }
    },
    settle: async () => void (await Promise.all(queues.values())),
  };
}

/** Sends to one receiver until nothing is due or the server stops. */
async function sendQueue(
  services: Needs,
  receiver: Receiver,
  options: PostOptions,
  signal: AbortSignal | undefined,
): Promise<void> {
  const secret = await readSecret(services.db, receiver.businessProfileId);
  let atOnce = AT_ONCE;
  while (!signal?.aborted) {
    const claimed = await claim(services, receiver, atOnce);
    const outcomes = await Promise.all(
      claimed.map(async (callback) => {
        const startedAt = performance.now();
        const at = services.clock.now();
        const outcome = await postCallback({ ...callback, secret }, at, options);
        await note(services.db, callback, outcome, at, Math.round(performance.now() - startedAt));
        return outcome;
      }),
    );
    if (claimed.length < atOnce) return;
    atOnce = outcomes.some(({ httpStatus }) => httpStatus !== null) ? AT_ONCE : 1;
  }
}

/** A claim lasts far longer than the timeout of a receiver. */
async function claim({ db, clock }: Needs, receiver: Receiver, most: number): Promise<CallbackRow[]> {
  const due = db
    .select({ id: callbacks.id })
    .from(callbacks)
    .where(and(isFor(receiver), isDue(clock.now())))
    .orderBy(callbacks.dueAt)
    .limit(most)
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
    const [now] = await tx
      .select({ payload: callbacks.payload })
      .from(callbacks)
      .where(eq(callbacks.id, id))
      .for('no key update');
    // Its guest was erased while it was sent.
    const isErased = now?.payload === '';
    await tx.insert(callbackAttempts).values({
      id: newId(at.getTime()),
      callbackId: id,
      at,
      duration,
      httpStatus,
      error,
      excerpt: isErased ? '' : excerpt,
    });
    const pause = pauses[before];
    const again = error !== null && pause !== undefined && !isErased;
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

/** The signing secret of a company; undefined for one without. */
async function readSecret(db: Queries, businessProfileId: string): Promise<string | undefined> {
  const [company] = await db
    .select({ secret: businessProfiles.callbackSecret })
    .from(businessProfiles)
    .where(eq(businessProfiles.id, businessProfileId));
  return company && company.secret !== null ? await unseal(db, company.secret) : undefined;
}
