import { and, asc, eq, isNotNull, isNull, lte, or } from 'drizzle-orm';
import type { Services } from '../context.ts';
import { type PspErrand, payments, pspOperations } from '../database/schema.ts';
import type { PspOperation } from '../psp/index.ts';
import { applyAnswer } from './apply-answer.ts';
import type { OperationRow } from './operation-rows.ts';

const MINUTE = 60_000;
/** After this time an errand without an answer is sent again. */
const AGAIN_AFTER = MINUTE;
/** The batch size. */
const BATCH = 200;

/** What this server is sending now, by payment: who presses twice waits for the same answer. */
const sending = new WeakMap<Services['db'], Map<string, Promise<void>>>();

/**
 * Sends what is to be sent to the PSP for a payment and applies the answers, until nothing is left: an answer may make
 * another operation necessary, such as a refund of an excess. Called after the transaction that recorded it.
 */
export async function sendOperations(services: Services, paymentId: string): Promise<void> {
  const running = sending.get(services.db) ?? new Map<string, Promise<void>>();
  sending.set(services.db, running);
  await running.get(paymentId)?.catch(() => undefined);
  const mine = sendAll(services, paymentId);
  running.set(paymentId, mine);
  await mine.finally(() => {
    if (running.get(paymentId) === mine) running.delete(paymentId);
  });
}

async function sendAll(services: Services, paymentId: string): Promise<void> {
  for (;;) {
    const claimed = await claim(services, paymentId);
    if (!claimed) return;
    const answer = await run(services, claimed);
    if (answer) await applyAnswer(services, answer);
  }
}

interface Claimed {
  readonly operation: OperationRow;
  readonly errand: PspErrand;
}

/**
 * Takes the oldest errand of a payment. A request is sent once: without an answer the PSP is asked instead. The others
 * are sent until they are answered.
 */
async function claim({ db, clock }: Services, paymentId: string): Promise<Claimed | undefined> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    const [operation] = await tx
      .select()
      .from(pspOperations)
      .where(
        and(
          eq(pspOperations.paymentId, paymentId),
          isNotNull(pspOperations.errand),
          or(isNull(pspOperations.sentAt), lte(pspOperations.sentAt, new Date(now.getTime() - AGAIN_AFTER))),
        ),
      )
      .orderBy(asc(pspOperations.createdAt), asc(pspOperations.id))
      .limit(1)
      .for('update', { skipLocked: true });
    const errand = operation?.errand;
    if (!operation || !errand) return undefined;
    await tx
      .update(pspOperations)
      .set({ sentAt: now, ...(errand === 'SUBMIT' && { errand: null }) })
      .where(eq(pspOperations.id, operation.id));
    return { operation, errand };
  });
}

async function run(
  { db, psp }: Services,
  { operation: { id, paymentId, request }, errand }: Claimed,
): Promise<PspOperation | undefined> {
  switch (errand) {
    case 'SUBMIT':
      return request === null ? undefined : psp.submit(request);
    case 'CANCEL':
      return psp.cancel(id);
    case 'BILLING': {
      const [payment] = await db.select().from(payments).where(eq(payments.id, paymentId));
      return psp.giveBilling(id, {
        street: payment?.avsStreet ?? '',
        postalCode: payment?.avsPostalCode ?? '',
      });
    }
  }
}

/** Sends what a stopped server left, or what got no answer. @returns the errors; all others were sent. */
export async function sendLeftOperations(services: Services, signal?: AbortSignal): Promise<unknown[]> {
  const { db, clock } = services;
  const left = await db
    .selectDistinct({ paymentId: pspOperations.paymentId })
    .from(pspOperations)
    .where(
      and(
        isNotNull(pspOperations.errand),
        or(
          isNull(pspOperations.sentAt),
          lte(pspOperations.sentAt, new Date(clock.now().getTime() - AGAIN_AFTER)),
        ),
      ),
    )
    .limit(BATCH);
  const failures: unknown[] = [];
  for (const { paymentId } of left) {
    if (signal?.aborted) break;
    await sendOperations(services, paymentId).catch((failure: unknown) => failures.push(failure));
  }
  return failures;
}
