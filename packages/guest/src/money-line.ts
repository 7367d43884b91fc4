import { isPositive, type Money, sum } from '@deck/values';
import type { GuestSegmentContent, GuestSegmentName } from './guest-content.ts';
import type { GuestFacts } from './guest-facts.ts';
import { atLeastZero, getOwed, getTotal, toMoney } from './sums.ts';

/** The order of the line, which is also that of time. */
const names: readonly GuestSegmentName[] = ['paid', 'held', 'asked', 'due'];

const WHOLE = 1_000_000n;

export type SegmentSums = Record<GuestSegmentName, Money>;

/** The parts of an order that has more than this payment; null if one payment is the whole of it. */
export function getSegmentSums(facts: GuestFacts): SegmentSums | null {
  const { segments, order } = facts;
  const [owed, total] = [getOwed(facts), getTotal(facts)];
  if (segments === null || total === null || !isPositive(total)) return null;
  if (owed !== null && owed.currency === total.currency && owed.minor >= total.minor) return null;
  const of = (amount: string) => atLeastZero(toMoney(amount, order.currency));
  return {
    paid: of(segments.paid),
    held: of(segments.held),
    asked: of(segments.asked),
    due: of(segments.due),
  };
}

/** The parts above zero with their shares, which add up to 1. How narrow a part may get is the style's matter. */
export function toSegments(sums: SegmentSums, isHold: boolean): readonly GuestSegmentContent[] {
  const present = names.filter((name) => isPositive(sums[name]));
  const whole = sum(sums.paid.currency, Object.values(sums)).minor;
  const parts = present.map((name) => (sums[name].minor * WHOLE) / whole);
  // What rounding down leaves goes to the largest part, where nobody sees it.
  const left = WHOLE - parts.reduce((all, part) => all + part, 0n);
  const largest = present.findIndex((one) => present.every((other) => sums[one].minor >= sums[other].minor));
  return present.map((name, i) => ({
    name,
    share: Number((parts[i] ?? 0n) + (i === largest ? left : 0n)) / Number(WHOLE),
    isToHold: name === 'asked' && isHold,
  }));
}
