import type { MaskedCard } from '@deck/api/contract/payments';
import type { DeclineReason, TransactionType } from '@deck/api/vocabulary';
import { and, asc, count, desc, eq, gt, inArray, lte } from 'drizzle-orm';
import type { Queries } from '../database/queries.ts';
import { type PspOutcome, pspOperations } from '../database/schema.ts';
import { newId } from '../ids.ts';
import type { Converted } from './converted.ts';
import { type CardBehaviour, type FollowUpType, getBehaviour, getFollowUp } from './test-cards.ts';

export type PspOperation = typeof pspOperations.$inferSelect;

interface Submission extends Partial<Converted> {
  /** Identifies the operation on both sides if its answer is lost. */
  readonly id?: string;
  readonly paymentId: string;
  readonly type: TransactionType;
  /** Minor units of the payment's currency. */
  readonly amount: bigint;
  /**
   * Full from a payer's page, masked for a saved card. A follow-up operation uses the earlier operation's
   * card.
   */
  readonly cardNumber: string | undefined;
  readonly card: MaskedCard | null;
  /** Whether the cardholder can be asked to confirm: they are there, and a profile with 3DS takes the card. */
  readonly canConfirm?: boolean;
}

/** Operations with a card. */
const givingCard: TransactionType[] = ['AUTHORIZE', 'CHARGE', 'VERIFY'];

export const newOperationId = (now: Date): string => `op_${newId(now.getTime())}`;

/**
 * Submits an operation to the simulated PSP, which remembers it whether or not its answer arrives. Undefined:
 * no answer (yet).
 */
export async function submitToPsp(
  db: Queries,
  { id, cardNumber, canConfirm = false, ...submission }: Submission,
  now: Date,
): Promise<PspOperation | undefined> {
  const asked = behaviourTowards(submission.type, cardNumber);
  const behaviour: CardBehaviour = asked.kind === 'challenge' && !canConfirm ? { kind: 'approve' } : asked;
  const operation: PspOperation = {
    convertedAmount: null,
    convertedCurrency: null,
    ...submission,
    id: id ?? newOperationId(now),
    outcome: getOutcome(behaviour),
    reason: behaviour.kind === 'decline' ? behaviour.reason : null,
    answersAt: answersAt(behaviour, now),
    answered: false,
    createdAt: now,
  };
  await db.insert(pspOperations).values(operation);
  return behaviour.kind === 'slow' || behaviour.kind === 'lost' ? undefined : operation;
}

function behaviourTowards(type: TransactionType, cardNumber: string | undefined): CardBehaviour {
  return isFollowUp(type) ? getFollowUp(cardNumber, type) : getBehaviour(cardNumber ?? '');
}

export const isFollowUp = (type: TransactionType): type is FollowUpType => !givingCard.includes(type);

function getOutcome({ kind }: CardBehaviour): PspOutcome {
  if (kind === 'decline') return 'DECLINED';
  if (kind === 'clarify') return 'CLARIFY';
  return kind === 'challenge' ? 'CHALLENGE' : 'APPROVED';
}

/** A lost answer never arrives unasked. */
function answersAt(behaviour: CardBehaviour, now: Date): Date | null {
  if (behaviour.kind === 'lost') return null;
  return new Date(now.getTime() + (behaviour.kind === 'slow' ? behaviour.milliseconds : 0));
}

/** Whether the PSP can report an operation's outcome now. */
export const isKnown = ({ answersAt: at }: PspOperation, now: Date): boolean => at === null || at <= now;

/**
 * A payment's open operation at the PSP: it waits for a challenge, a clarification or its answer. There is at
 * most one, since an open operation blocks others.
 */
export async function openOperation(db: Queries, paymentId: string): Promise<PspOperation | undefined> {
  const [operation] = await db
    .select()
    .from(pspOperations)
    .where(and(eq(pspOperations.paymentId, paymentId), eq(pspOperations.answered, false)));
  return operation;
}

/** All the PSP's operations for a payment, newest first. */
export function readOperations(db: Queries, paymentId: string): Promise<PspOperation[]> {
  return db
    .select()
    .from(pspOperations)
    .where(eq(pspOperations.paymentId, paymentId))
    .orderBy(desc(pspOperations.createdAt), desc(pspOperations.id));
}

/** The number of cards given for a payment. */
export async function readAttempts(db: Queries, paymentId: string): Promise<number> {
  const [found] = await db
    .select({ attempts: count() })
    .from(pspOperations)
    .where(and(eq(pspOperations.paymentId, paymentId), inArray(pspOperations.type, givingCard)));
  return found?.attempts ?? 0;
}

/** When cards were given for a payment within a period, oldest first. */
export async function attemptsBetween(
  db: Queries,
  paymentId: string,
  since: Date,
  until: Date,
): Promise<Date[]> {
  const found = await db
    .select({ at: pspOperations.createdAt })
    .from(pspOperations)
    .where(
      and(
        eq(pspOperations.paymentId, paymentId),
        gt(pspOperations.createdAt, since),
        lte(pspOperations.createdAt, until),
        inArray(pspOperations.type, givingCard),
      ),
    )
    .orderBy(asc(pspOperations.createdAt));
  return found.map(({ at }) => at);
}

/** Continues an operation after the challenge was answered or the billing details were given. */
export async function continueAtPsp(
  db: Queries,
  operation: PspOperation,
  outcome: 'APPROVED' | 'DECLINED',
  reason: DeclineReason | null = null,
): Promise<PspOperation> {
  await db.update(pspOperations).set({ outcome, reason }).where(eq(pspOperations.id, operation.id));
  return { ...operation, outcome, reason };
}

/** Cancels an operation that waited for the payer. */
export async function cancelAtPsp(db: Queries, paymentId: string): Promise<void> {
  await db
    .update(pspOperations)
    .set({ outcome: 'CANCELED', answered: true })
    .where(
      and(
        eq(pspOperations.paymentId, paymentId),
        eq(pspOperations.answered, false),
        inArray(pspOperations.outcome, ['CLARIFY', 'CHALLENGE']),
      ),
    );
}
