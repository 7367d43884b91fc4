import type { PayTransactionDraft } from '@deck/api/contract/transactions';
import { isCardExpired, paymentKinds } from '@deck/api/rules';
import { Refusal } from '@deck/api/server';
import { assertPermission } from '../auth/authorise.ts';
import type { Caller } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { recordTransaction, type TransactionRow } from '../operations/transaction-rows.ts';
import { takesSavedCard } from '../payer/payer-methods.ts';
import { payer } from '../payments/apply-payment-event.ts';
import { getCharged } from '../payments/charged.ts';
import { submitSavedCard } from '../payments/submit-saved-card.ts';
import { lockPayment } from './lock-payment.ts';

/**
 * Charges or authorises a payment's saved card now, whatever its schedule: `sendOperations` sends it after the
 * transaction. Until the PSP answers, the payment's transaction is processing.
 * @throws Refusal ACCESS_DENIED, NOT_FOUND, INVALID_VALUE, CARD_EXPIRED, NO_SUITABLE_PSP_PROFILE_FOUND
 * if no profile takes the card any more, PAYMENT_TRANSITION_REFUSED for a payment without a saved card, or one already
 * submitted.
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

  if (!(await takesSavedCard(tx, payment, order.customerCountry, card)))
    throw Refusal.because('NO_SUITABLE_PSP_PROFILE_FOUND', {
      currency: getCharged(payment).currency,
      feature: 'NON_3DS',
    });

  const { payment: submitted, operation } = await submitSavedCard(tx, order, payment, now);
  return recordTransaction(tx, operation, undefined, submitted, { author: payer }, 'PROCESSING', now);
}
