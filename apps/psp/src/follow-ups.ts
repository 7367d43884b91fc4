import { parseMoney } from '@deck/values';
import type { Operation } from './operation.ts';

/** What of a payment's money is where, in minor units of its currency. */
interface Money {
  readonly held: bigint;
  readonly taken: bigint;
}

/** The money of a payment after its approved operations. */
export function moneyOf(operations: readonly Operation[]): Money {
  const sum = (type: Operation['type']) =>
    operations
      .filter((one) => one.type === type && one.status === 'APPROVED')
      .reduce((all, { amount, currency }) => all + parseMoney(amount, currency).minor, 0n);
  return {
    held: sum('AUTHORIZE') - sum('CAPTURE') - sum('VOID'),
    taken: sum('CHARGE') + sum('CAPTURE') - sum('REFUND'),
  };
}

/** Whether a follow-up asks for more than the payment holds or took, or in another currency. */
export function followUpProblem(
  earlier: readonly Operation[],
  { type, amount, currency }: Pick<Operation, 'type' | 'amount' | 'currency'>,
): boolean {
  const { held, taken } = moneyOf(earlier);
  const most = type === 'REFUND' ? taken : held;
  const { minor } = parseMoney(amount, currency);
  return earlier[0]?.currency !== currency || minor <= 0n || minor > most;
}
