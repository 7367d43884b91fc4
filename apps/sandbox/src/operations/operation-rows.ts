import type { MaskedCard } from '@deck/api/contract/payments';
import type { CustomerLanguage, TransactionType } from '@deck/api/vocabulary';
import { toAmount } from '@deck/values';
import { and, asc, count, desc, eq, gt, inArray, lte } from 'drizzle-orm';
import type { Queries } from '../database/queries.ts';
import { type PspErrand, pspOperations } from '../database/schema.ts';
import { newId } from '../ids.ts';
import type { PaymentRow } from '../payments/apply-payment-event.ts';
import type { PspRequest, PspSource } from '../psp/index.ts';
import { type Converted, getConverted } from './converted.ts';

export type OperationRow = typeof pspOperations.$inferSelect;

/** Operations on money that is held or taken. */
export type FollowUpType = Extract<TransactionType, 'CAPTURE' | 'REFUND' | 'VOID'>;

/** Operations with which a payer pays. */
const firsts: TransactionType[] = ['AUTHORIZE', 'CHARGE', 'VERIFY'];

export const isFollowUp = (type: TransactionType): type is FollowUpType => !firsts.includes(type);

export const newOperationId = (now: Date): string => `op_${newId(now.getTime())}`;

interface Begun {
  readonly payment: PaymentRow;
  readonly source: PspSource;
  readonly card: MaskedCard | null;
  /** Where the payer comes back to. */
  readonly returnUrl: string;
  /** The language of the payer, if the payer is there. */
  readonly language?: CustomerLanguage | undefined;
  /** The cardholder is there, and a profile with 3DS takes the card. */
  readonly canConfirm: boolean;
}

/** Writes the operation with which a payment is paid. `sendOperations` sends it after the transaction. */
export async function recordCharge(
  tx: Queries,
  { payment, source, card, returnUrl, language, canConfirm }: Begun,
  now: Date,
): Promise<OperationRow> {
  const { id: paymentId, amount, scheme } = payment;
  const converted = getConverted(payment, 0n, amount);
  const type = scheme === 'AUTH' ? ('AUTHORIZE' as const) : ('CHARGE' as const);
  const about = { ...getAbout(payment, amount, converted, now), type };
  const request: PspRequest = { ...about, source, returnUrl, language, canConfirm };
  return insert(tx, { paymentId, amount, card, type, request, ...converted }, now);
}

interface Following {
  readonly payment: PaymentRow;
  readonly type: FollowUpType;
  /** Minor units of the payment's currency. */
  readonly amount: bigint;
  /** The sum of earlier parts, see `getConverted`. */
  readonly before: bigint;
}

/** Writes an operation on money that is held or taken. */
export async function recordFollowUp(
  tx: Queries,
  { payment, type, amount, before }: Following,
  now: Date,
): Promise<OperationRow> {
  const converted = getConverted(payment, before, amount);
  const request: PspRequest = { ...getAbout(payment, amount, converted, now), type };
  const { id: paymentId, card } = payment;
  return insert(tx, { paymentId, amount, card, type, request, ...converted }, now);
}

/** What every request says. The amount is what the card is charged. */
function getAbout(
  { id: reference, currency }: PaymentRow,
  amount: bigint,
  { convertedAmount, convertedCurrency }: Converted,
  now: Date,
) {
  const charged =
    convertedAmount !== null && convertedCurrency !== null
      ? { minor: convertedAmount, currency: convertedCurrency }
      : { minor: amount, currency };
  return { id: newOperationId(now), reference, amount: toAmount(charged), currency: charged.currency };
}

async function insert(
  tx: Queries,
  operation: Pick<OperationRow, 'paymentId' | 'amount' | 'card' | 'type'> &
    Converted & { readonly request: PspRequest },
  now: Date,
): Promise<OperationRow> {
  const [row] = await tx
    .insert(pspOperations)
    .values({
      ...operation,
      id: operation.request.id,
      errand: 'SUBMIT',
      outcome: 'UNKNOWN',
      createdAt: now,
    })
    .returning();
  if (!row) throw new Error('The operation was not written');
  return row;
}

/**
 * A payment's open operation: it is not sent, waits for the payer, or waits for its outcome. There is at most one, since
 * an open operation blocks others.
 */
export async function openOperation(db: Queries, paymentId: string): Promise<OperationRow | undefined> {
  const [operation] = await db
    .select()
    .from(pspOperations)
    .where(and(eq(pspOperations.paymentId, paymentId), eq(pspOperations.answered, false)));
  return operation;
}

/** Deck's operations of a payment, newest first. */
export function readOperations(db: Queries, paymentId: string): Promise<OperationRow[]> {
  return db
    .select()
    .from(pspOperations)
    .where(eq(pspOperations.paymentId, paymentId))
    .orderBy(desc(pspOperations.createdAt), desc(pspOperations.id));
}

/** The number of times a payer began to pay a payment. */
export async function readAttempts(db: Queries, paymentId: string): Promise<number> {
  const [found] = await db
    .select({ attempts: count() })
    .from(pspOperations)
    .where(and(eq(pspOperations.paymentId, paymentId), inArray(pspOperations.type, firsts)));
  return found?.attempts ?? 0;
}

/** When a payer began to pay a payment within a period, oldest first. */
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
        inArray(pspOperations.type, firsts),
      ),
    )
    .orderBy(asc(pspOperations.createdAt));
  return found.map(({ at }) => at);
}

/** Plans what is to be sent for an open operation; undefined if none is open that waits for its payer. */
export async function planErrand(
  tx: Queries,
  paymentId: string,
  errand: Exclude<PspErrand, 'SUBMIT'>,
): Promise<OperationRow | undefined> {
  const [planned] = await tx
    .update(pspOperations)
    .set({ errand, sentAt: null })
    .where(
      and(
        eq(pspOperations.paymentId, paymentId),
        eq(pspOperations.answered, false),
        inArray(
          pspOperations.outcome,
          errand === 'BILLING' ? ['CLARIFY'] : ['CLARIFY', 'CHALLENGE', 'TRANSFER'],
        ),
      ),
    )
    .returning();
  return planned;
}
