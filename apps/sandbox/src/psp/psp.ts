import type { MaskedCard } from '@deck/api/contract/payments';
import type { DeclineReason, TransactionType } from '@deck/api/vocabulary';
import { and, count, eq } from 'drizzle-orm';
import type { Queries } from '../database/queries.ts';
import { type PspOutcome, pspOperations } from '../database/schema.ts';
import { newId } from '../ids.ts';
import { behaviourOf, type CardBehaviour } from './test-cards.ts';

export type PspOperation = typeof pspOperations.$inferSelect;

interface Submission {
  readonly paymentId: string;
  readonly type: TransactionType;
  /** Minor units of the payment's currency. */
  readonly amount: bigint;
  readonly cardNumber: string;
  readonly card: MaskedCard;
}

/**
 * The simulated PSP takes an operation. It remembers what it did whether or not its answer arrives; undefined is an
 * answer that has not come (yet).
 */
export async function submitToPsp(
  db: Queries,
  { paymentId, type, amount, cardNumber, card }: Submission,
  now: Date,
): Promise<PspOperation | undefined> {
  const behaviour = behaviourOf(cardNumber);
  const operation: PspOperation = {
    id: `op_${newId(now.getTime())}`,
    paymentId,
    type,
    amount,
    outcome: outcomeOf(behaviour),
    reason: behaviour.kind === 'decline' ? behaviour.reason : null,
    card,
    answersAt: answersAt(behaviour, now),
    answered: false,
    createdAt: now,
  };
  await db.insert(pspOperations).values(operation);
  return behaviour.kind === 'slow' || behaviour.kind === 'lost' ? undefined : operation;
}

function outcomeOf({ kind }: CardBehaviour): PspOutcome {
  if (kind === 'decline') return 'DECLINED';
  if (kind === 'clarify') return 'CLARIFY';
  return kind === 'challenge' ? 'CHALLENGE' : 'APPROVED';
}

/** A lost answer never comes by itself. */
function answersAt(behaviour: CardBehaviour, now: Date): Date | null {
  if (behaviour.kind === 'lost') return null;
  return new Date(now.getTime() + (behaviour.kind === 'slow' ? behaviour.milliseconds : 0));
}

/** The last operation of a payment that is still open at the PSP: the one a challenge or a clarification is about. */
export async function openOperation(db: Queries, paymentId: string): Promise<PspOperation | undefined> {
  const [operation] = await db
    .select()
    .from(pspOperations)
    .where(and(eq(pspOperations.paymentId, paymentId), eq(pspOperations.answered, false)));
  return operation;
}

/** How often a card was given for a payment. */
export async function attemptsOf(db: Queries, paymentId: string): Promise<number> {
  const [found] = await db
    .select({ attempts: count() })
    .from(pspOperations)
    .where(eq(pspOperations.paymentId, paymentId));
  return found?.attempts ?? 0;
}

/** The cardholder's bank has answered the challenge, or the billing details were given: the operation goes on. */
export async function continueAtPsp(
  db: Queries,
  operation: PspOperation,
  outcome: 'APPROVED' | 'DECLINED',
  reason: DeclineReason | null = null,
): Promise<PspOperation> {
  await db.update(pspOperations).set({ outcome, reason }).where(eq(pspOperations.id, operation.id));
  return { ...operation, outcome, reason };
}
