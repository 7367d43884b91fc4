import type { ExternalState } from '@deck/api/contract/payment-actions';
import { Refusal } from '@deck/api/server';
import type { ExternalOutcome, TransactionType } from '@deck/api/vocabulary';
import type { Services } from '../context.ts';
import { type OperationRow, readOperations } from '../operations/operation-rows.ts';
import { getProviderId } from '../operations/transaction-rows.ts';
import { amountIn } from '../payments/order-balance.ts';
import type { PspOperation } from '../psp/index.ts';

/**
 * A payment in the PSP's own records. Amounts are in the payment's currency, as Deck wrote them down when it asked.
 * @throws Refusal LONG_WAITING if the PSP does not answer
 */
export async function externalState(
  { db, psp }: Services,
  { id, currency }: { readonly id: string; readonly currency: string },
): Promise<ExternalState> {
  const known = await psp.readReference(id);
  if (known === undefined) throw Refusal.because('LONG_WAITING');
  const rows = new Map((await readOperations(db, id)).map((row) => [row.id, row]));
  const operations = known.flatMap((told) => {
    const row = rows.get(told.id);
    return row ? [{ told, row }] : [];
  });
  const amount = amountIn(currency);
  const approved = operations.filter(({ told }) => told.status === 'APPROVED').map(({ row }) => row);
  const sum = (...types: TransactionType[]) =>
    amount(approved.reduce((all, one) => (types.includes(one.type) ? all + one.amount : all), 0n));
  const answers = operations.map(({ told, row }) => toAnswer(told, row, currency));
  return {
    paymentId: id,
    providerPaymentId: getProviderId(id),
    currency,
    authorizedAmount: sum('AUTHORIZE', 'CHARGE'),
    capturedAmount: sum('CAPTURE', 'CHARGE'),
    refundedAmount: sum('REFUND'),
    releasedAmount: sum('VOID'),
    inSync: answers.every(({ applied, outcome }) => applied || !decided.has(outcome)),
    operations: answers,
  };
}

function toAnswer(
  told: PspOperation,
  row: OperationRow,
  currency: string,
): ExternalState['operations'][number] {
  const { convertedAmount, convertedCurrency } = row;
  return {
    pspOperationId: told.id,
    type: told.type,
    outcome: getOutcome(told),
    amount: amountIn(currency)(row.amount),
    currency,
    convertedAmount:
      convertedAmount !== null && convertedCurrency !== null
        ? amountIn(convertedCurrency)(convertedAmount)
        : null,
    convertedCurrency,
    reason: told.reason,
    card: told.card,
    createdAt: told.createdAt,
    applied: row.answered,
  };
}

const decided: ReadonlySet<ExternalOutcome> = new Set(['APPROVED', 'DECLINED', 'ERROR']);

function getOutcome({ status, action }: PspOperation): ExternalOutcome {
  if (status !== 'ACTION') return status;
  return action?.kind === 'BILLING' ? 'CLARIFICATION' : 'CHALLENGE';
}
