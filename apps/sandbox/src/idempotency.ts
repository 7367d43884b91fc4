import { createHash } from 'node:crypto';
import { Refusal } from '@deck/api/server';
import { and, eq, lt } from 'drizzle-orm';
import { holdToken } from './auth/integrations.ts';
import { type Call, getUserId, requireCaller } from './context.ts';
import type { Queries } from './database/queries.ts';
import { idempotencyKeys } from './database/schema.ts';
import { completeDraft } from './drafts/complete-draft.ts';

const DAY = 86_400_000;
/** How long an answer is stored, in milliseconds: longer than any client retries. */
const REMEMBERED = 7 * DAY;

/**
 * Runs an effect at most once per Idempotency-Key, of the people of a division or of a token of it. The effect, its
 * stored answer and the end of the draft it completes share a transaction.
 *
 * The same call by the same user or token with the same key and arguments gets the first answer. Other
 * arguments, another call or another user with that key are refused, since an answer may tell what that user
 * has no right to see. A refusal rolls back and is not stored. Of two concurrent calls the second waits at the
 * unique key until the first commits or rolls back.
 *
 * @param args everything the effect depends on: the parsed arguments of the call.
 */
export async function once<T>(call: Call, args: unknown, effect: (tx: Queries) => Promise<T>): Promise<T> {
  const { db, clock } = call.context;
  const key = call.idempotencyKey;
  if (key === undefined) throw Refusal.because('IDEMPOTENCY_KEY_REQUIRED');
  const caller = requireCaller(call);
  const { divisionId: businessProfileId, propertyIds } = caller;
  const token = caller.kind === 'PERSON' ? '' : caller.token;
  const mine = and(
    eq(idempotencyKeys.businessProfileId, businessProfileId),
    eq(idempotencyKeys.token, token),
    eq(idempotencyKeys.key, key),
  );
  // An answer about other properties is not repeated once somebody is assigned elsewhere.
  const bodyHash = toHash({ args, by: getUserId(caller), propertyIds: propertyIds?.toSorted() });

  return db.transaction(async (tx) => {
    await holdToken(tx, caller);
    const [first] = await tx
      .insert(idempotencyKeys)
      .values({ businessProfileId, token, key, call: call.name, bodyHash, createdAt: clock.now() })
      .onConflictDoNothing()
      .returning({ key: idempotencyKeys.key });
    if (!first) {
      const [known] = await tx.select().from(idempotencyKeys).where(mine);
      if (known?.call !== call.name || known.bodyHash !== bodyHash)
        throw Refusal.because('IDEMPOTENCY_KEY_REUSED');
      // The stored answer came from the same effect, so it has the same shape.
      return known.response as T;
    }
    const response = await effect(tx);
    await completeDraft(tx, call);
    await tx
      .update(idempotencyKeys)
      .set({ response: response ?? null })
      .where(mine);
    return response;
  });
}

/** Deletes stored answers that are too old for a retry. */
export async function forgetOldEffects(db: Queries, now: Date): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, new Date(now.getTime() - REMEMBERED)));
}

/** A hash that is equal for equal values, whatever the order of their keys. */
export function toHash(value: unknown): string {
  return createHash('sha256').update(canonical(value)).digest('hex');
}

/** JSON with sorted keys: the order a client used does not matter. */
function canonical(value: unknown): string {
  return JSON.stringify(value ?? null, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
