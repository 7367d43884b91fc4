import type { MonthSum } from '@deck/api/contract/today';
import { compareMoney, type Money, parseMoney, subtract } from '@deck/values';

export interface MonthDifference {
  readonly word: 'more' | 'less' | 'same';
  /** Never below zero. */
  readonly difference: Money;
  /** Of what was paid before, in tenths of a per cent and with its sign; undefined where nothing was. */
  readonly tenths: number | undefined;
}

/** A month until now against the same days of the month before. */
export function getMonthDifference({ currency, paid, paidBefore }: MonthSum): MonthDifference {
  const [now, before] = [parseMoney(paid, currency), parseMoney(paidBefore, currency)];
  const order = compareMoney(now, before);
  const difference = order < 0 ? subtract(before, now) : subtract(now, before);
  if (order === 0) return { word: 'same', difference, tenths: 0 };
  const tenths =
    before.minor === 0n ? undefined : order * Number(divideHalfUp(difference.minor * 1000n, before.minor));
  return { word: order > 0 ? 'more' : 'less', difference, tenths };
}

const divideHalfUp = (dividend: bigint, divisor: bigint): bigint =>
  (2n * dividend + divisor) / (2n * divisor);
