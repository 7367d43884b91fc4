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
  const operations = known.map((told) => ({ told, row: rows.get(told.id) }));
  const amount = amountIn(currency);
  const approved = operations.flatMap(({ told, row }) => (row && told.status === 'APPROVED' ? [row] : []));
  const sum = (...types: TransactionType[]) =>
    amount(approved.reduce((all, one) => (types.includes(one.type) ? all + one.amount : all), 0n));
  const answers = operations.map((operation) => toAnswer(operation, currency));
  return {
    paymentId: id,
    providerPaymentId: getProviderId(id),
    currency,
    authorizedAmount: sum('AUTHORIZE', 'CHARGE'),
    capturedAmount: sum('CAPTURE', 'CHARGE'),
    refundedAmount: sum('REFUND'),
    releasedAmount: sum('VOID'),
    inSync: operations.every(isNoted),
    operations: answers,
  };
}

interface Told {
  readonly told: PspOperation;
  /** Undefined: Deck did not write it down. */
  readonly row: OperationRow | undefined;
}

/** Whether Deck has the operation with its outcome, if there is one. The check of a card that was not kept moves nothing. */
const isNoted = ({ told, row }: Told): boolean =>
  row ? row.answered || !decided.has(getOutcome(told)) : told.type === 'VERIFY';

function toAnswer({ told, row }: Told, currency: string): ExternalState['operations'][number] {
  const { convertedAmount, convertedCurrency } = row ?? { convertedAmount: null, convertedCurrency: null };
  return {
    pspOperationId: told.id,
    type: told.type,
    outcome: getOutcome(told),
    amount: row ? amountIn(currency)(row.amount) : told.amount,
    currency: row ? currency : told.currency,
    convertedAmount:
      convertedAmount !== null && convertedCurrency !== null
        ? amountIn(convertedCurrency)(convertedAmount)
        : null,
    convertedCurrency,
    reason: told.reason,
    card: told.card,
    createdAt: told.createdAt,
    applied: row?.answered ?? false,
  };
}

const decided: ReadonlySet<ExternalOutcome> = new Set(['APPROVED', 'DECLINED', 'ERROR']);

function getOutcome({ status, action }: PspOperation): ExternalOutcome {
  if (status !== 'ACTION') return status;
  return action?.kind === 'BILLING' ? 'CLARIFICATION' : 'CHALLENGE';
}
