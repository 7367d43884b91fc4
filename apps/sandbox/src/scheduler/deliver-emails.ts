import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import type { Services } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { letters } from '../database/schema.ts';
import { putIntoInbox, tellDelivered, tellNotDelivered } from '../mail/put-into-inbox.ts';
import { type EmailRow, writeEmail } from '../messaging/write-email.ts';

const BATCH = 200;
const MINUTE = 60_000;
/** The maximum number of attempts to render a letter. */
const MOST_ATTEMPTS = 6;

/** Renders and delivers the due letters, each once. @returns the errors; all other letters were delivered. */
export async function deliverEmails(services: Services, signal?: AbortSignal): Promise<unknown[]> {
  const { db, clock } = services;
  const failures: unknown[] = [];
  const due = await db
    .select({ id: letters.id })
    .from(letters)
    .where(and(isNull(letters.givenUpAt), lte(letters.dueAt, clock.now())))
    .orderBy(asc(letters.dueAt), asc(letters.id))
    .limit(BATCH);
  for (const { id } of due) {
    if (signal?.aborted) break;
    await db
      .transaction((tx) => deliver(tx, services, id))
      .catch(async (failure: unknown) => {
        failures.push(failure);
        await db.transaction((tx) => postpone(tx, id, clock.now()));
      });
  }
  return failures;
}

/** A letter claimed by another server is skipped. */
async function claimed(tx: Queries, id: string): Promise<EmailRow | undefined> {
  const [letter] = await tx
    .select()
    .from(letters)
    .where(and(eq(letters.id, id), isNull(letters.givenUpAt)))
    .for('no key update', { skipLocked: true });
  return letter;
}

async function deliver(tx: Queries, services: Services, id: string): Promise<void> {
  const letter = await claimed(tx, id);
  if (!letter) return;
  const now = services.clock.now();
  const written = await writeEmail(tx, services, letter);
  if (written) {
    const { businessProfileId, kind, channel, recipient, paymentId } = letter;
    const message = { businessProfileId, kind, channel, recipient, paymentId, ...written };
    await tellDelivered(tx, await putIntoInbox(tx, services, message, now), now);
  }
  await tx.delete(letters).where(eq(letters.id, id));
}

/** Retries with doubling delays. Finally the letter is given up, and the timeline records it. */
async function postpone(tx: Queries, id: string, now: Date): Promise<void> {
  const letter = await claimed(tx, id);
  if (!letter) return;
  const attempts = letter.attempts + 1;
  const isOver = attempts >= MOST_ATTEMPTS;
  await tx
    .update(letters)
    .set({
      attempts,
      dueAt: new Date(now.getTime() + 2 ** attempts * MINUTE),
      givenUpAt: isOver ? now : null,
    })
    .where(eq(letters.id, id));
  if (isOver) await tellNotDelivered(tx, letter, 'NOT_DELIVERED', now);
}
