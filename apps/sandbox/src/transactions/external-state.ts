import type { ExternalState } from '@deck/api/contract/payment-actions';
import type { ExternalOutcome, TransactionType } from '@deck/api/vocabulary';
import { instantText } from '@deck/values';
import type { Queries } from '../database/queries.ts';
import { amountIn } from '../payments/order-balance.ts';
import { isKnown, type PspOperation, readOperations } from '../psp/psp.ts';
import { getProviderId } from '../psp/transaction-rows.ts';

/** A payment in the simulated PSP's own records. */
export async function externalState(
  db: Queries,
  { id, currency }: { readonly id: string; readonly currency: string },
  now: Date,
): Promise<ExternalState> {
  const operations = await readOperations(db, id);
  const amount = amountIn(currency);
  const approved = operations.filter((one) => getOutcome(one, now) === 'APPROVED');
  const sum = (...types: TransactionType[]) =>
    amount(approved.reduce((all, one) => (types.includes(one.type) ? all + one.amount : all), 0n));
  const told = operations.map((one) => ({
    pspOperationId: one.id,
    type: one.type,
    outcome: getOutcome(one, now),
    amount: amount(one.amount),
    currency,
    convertedAmount:
      one.convertedAmount !== null && one.convertedCurrency !== null
        ? amountIn(one.convertedCurrency)(one.convertedAmount)
        : null,
    convertedCurrency: one.convertedCurrency,
    reason: one.reason,
    card: one.card,
    createdAt: instantText(one.createdAt.getTime()),
    applied: one.answered,
  }));
  return {
    paymentId: id,
    providerPaymentId: getProviderId(id),
    currency,
    authorizedAmount: sum('AUTHORIZE', 'CHARGE'),
    capturedAmount: sum('CAPTURE', 'CHARGE'),
    refundedAmount: sum('REFUND'),
    releasedAmount: sum('VOID'),
    inSync: told.every(({ applied, outcome }) => applied || !decided.has(outcome)),
    operations: told,
  };
}

const decided: ReadonlySet<ExternalOutcome> = new Set(['APPROVED', 'DECLINED', 'ERROR']);

function getOutcome(operation: PspOperation, now: Date): ExternalOutcome {
  const { outcome } = operation;
  if (outcome === 'CLARIFY') return 'CLARIFICATION';
  const open = !operation.answered && !isKnown(operation, now);
  return open && outcome !== 'CHALLENGE' ? 'PENDING' : outcome;
}
