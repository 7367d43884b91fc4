import type { PayTransactionDraft } from '@deck/api/contract/transactions';
import { isCardExpired, paymentKinds } from '@deck/api/rules';
import { Refusal } from '@deck/api/server';
import { desc, eq } from 'drizzle-orm';
import { assertPermission } from '../auth/authorise.ts';
import type { Caller } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { transactions } from '../database/schema.ts';
import { payer } from '../payments/apply-payment-event.ts';
import { submitSavedCard } from '../payments/submit-saved-card.ts';
import { openOperation } from '../psp/psp.ts';
import { recordTransaction, type TransactionRow } from '../psp/transaction-rows.ts';
import { lockPayment } from './lock-payment.ts';

/**
 * Charges or authorises a payment's saved card now, whatever its schedule. Until the PSP answers, the
 * transaction is processing.
 * @throws Refusal ACCESS_DENIED, NOT_FOUND, INVALID_VALUE, CARD_EXPIRED, PAYMENT_TRANSITION_REFUSED for a
 * payment without a saved card, or one already submitted.
 */
export async function paySavedCard(
  tx: Queries,
  caller: Caller,
  { paymentId, amount }: PayTransactionDraft,
  now: Date,
): Promise<TransactionRow> {
  assertPermission(caller, 'ORDER_INSTANCE_EDIT');
  const { order, payment } = await lockPayment(tx, caller, paymentId);
  if (amount !== undefined) throw Refusal.invalid({ amount: 'invalid' });
  const { status, type, card } = payment;
  const waits = status === 'NEW' || status === 'SCHEDULED_CHARGE';
  if (!order || paymentKinds[type].cardFrom !== 'SAVED_CARD' || card === null || !waits)
    throw Refusal.because('PAYMENT_TRANSITION_REFUSED', { status });
  if (isCardExpired(card, now)) throw Refusal.because('CARD_EXPIRED');

  const submitted = await submitSavedCard(tx, order, payment, now);
  const open = await openOperation(tx, paymentId);
  if (open) return recordTransaction(tx, open, submitted, { author: payer }, 'PROCESSING', now);
  const [made] = await tx
    .select()
    .from(transactions)
    .where(eq(transactions.paymentId, paymentId))
    .orderBy(desc(transactions.processedAt), desc(transactions.id))
    .limit(1);
  if (!made) throw new Error(`The payment ${paymentId} has no transaction`);
  return made;
}
