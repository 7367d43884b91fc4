import type { TransactionStatus } from '@deck/api/vocabulary';
import { eq } from 'drizzle-orm';
import type { Queries } from '../database/queries.ts';
import { businessProfiles, orders, transactions } from '../database/schema.ts';
import { newId } from '../ids.ts';
import type { Author, PaymentRow } from '../payments/apply-payment-event.ts';
import type { PspOperation } from '../psp/index.ts';
import type { OperationRow } from './operation-rows.ts';

export type TransactionRow = typeof transactions.$inferSelect;

interface Words {
  readonly author: Author;
  readonly description?: string;
  /** The amount of the operation it follows up, in minor units; null if it is the first. */
  readonly initialAmount?: bigint | null;
}

/** The codes of the PSP's answer; none while it is missing. */
export type Codes = Pick<PspOperation, 'authCode' | 'rrn' | 'blockchainHash'>;

type Recorded = Pick<
  OperationRow,
  'id' | 'type' | 'amount' | 'convertedAmount' | 'convertedCurrency' | 'card' | 'reason' | 'outcome'
>;

/** Adds a transaction for an operation: with its outcome, or as processing. */
export async function recordTransaction(
  tx: Queries,
  operation: Recorded,
  codes: Codes | undefined,
  payment: PaymentRow,
  { author, description = '', initialAmount = null }: Words,
  status: TransactionStatus,
  now: Date,
): Promise<TransactionRow> {
  const [made] = await tx
    .insert(transactions)
    .values({
      id: newId(now.getTime()),
      businessProfileId: payment.businessProfileId,
      paymentId: payment.id,
      type: operation.type,
      amount: operation.amount,
      currency: payment.currency,
      initialAmount,
      convertedAmount: operation.convertedAmount,
      convertedCurrency: operation.convertedCurrency,
      description,
      authorKind: author.kind,
      authorName: author.name,
      card: operation.card,
      pspOperationId: operation.id,
      providerPaymentId: getProviderId(payment.id),
      ...(await answered(tx, operation, codes, payment, status)),
      processedAt: now,
    })
    .returning();
  if (!made) throw new Error('The transaction was not written');
  return made;
}

/** Completes a processing transaction. Returns whether there is one. */
export async function completeTransaction(
  tx: Queries,
  operation: Recorded,
  codes: Codes,
  payment: PaymentRow,
  status: TransactionStatus,
  now: Date,
): Promise<boolean> {
  const done = await tx
    .update(transactions)
    .set({ ...(await answered(tx, operation, codes, payment, status)), processedAt: now })
    .where(eq(transactions.pspOperationId, operation.id))
    .returning({ id: transactions.id });
  return done.length > 0;
}

/** The PSP's name for a payment. */
export const getProviderId = (paymentId: string): string => `pp_${paymentId}`;

export const getStatus = ({ outcome }: Pick<OperationRow, 'outcome'>): TransactionStatus =>
  outcome === 'APPROVED' || outcome === 'DECLINED' ? outcome : 'ERROR';

/**
 * What an outcome adds: the PSP's codes, and the place of a cryptocurrency in the blockchain. If money moved, also the
 * update for a hotel's interface and the receipt.
 */
async function answered(
  tx: Queries,
  { reason, type, card }: Recorded,
  codes: Codes | undefined,
  { orderId, businessProfileId }: PaymentRow,
  status: TransactionStatus,
) {
  if (status !== 'APPROVED') return { status, reason };
  const moves = type === 'CHARGE' || type === 'CAPTURE' || type === 'REFUND';
  const told = moves && orderId !== null && (await isFromSuite8(tx, orderId));
  return {
    status,
    reason,
    card,
    providerAuthCode: codes?.authCode ?? null,
    rrn: codes?.rrn ?? null,
    ...(told ? { ifcDeliveryStatus: 'PROCESSING' as const } : {}),
    blockchainHash: codes?.blockchainHash ?? null,
    receiptDue: moves && (await hasReceipts(tx, businessProfileId)),
  };
}

async function isFromSuite8(tx: Queries, orderId: string): Promise<boolean> {
  const [order] = await tx.select({ tag: orders.agentTag }).from(orders).where(eq(orders.id, orderId));
  return order?.tag === 'SUITE8';
}

async function hasReceipts(tx: Queries, businessProfileId: string): Promise<boolean> {
  const [company] = await tx
    .select({ has: businessProfiles.fiscalReceipts })
    .from(businessProfiles)
    .where(eq(businessProfiles.id, businessProfileId));
  return company?.has ?? false;
}
