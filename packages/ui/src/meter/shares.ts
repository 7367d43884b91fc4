import { type Money, subtract, sum } from '@deck/values';

export interface Shares {
  /** The amount not covered by any part, never below zero. */
  readonly due: Money;
  /** The widths of the parts and the rest, in ten-thousandths: about 10,000 in total. */
  readonly widths: readonly number[];
}

/** Divides a total. Parts above the total fill the meter and leave nothing due. */
export function getShares(total: Money, parts: readonly Money[]): Shares {
  const covered = sum(total.currency, parts);
  const open = subtract(total, covered);
  const due = { minor: open.minor > 0n ? open.minor : 0n, currency: total.currency };
  const whole = covered.minor + due.minor;
  if (whole === 0n) return { due, widths: [...parts.map(() => 0), 10_000] };
  // A minimum width, so that a small part stays visible.
  const width = ({ minor }: Money) => (minor > 0n ? Math.max(1, Number((minor * 10_000n) / whole)) : 0);
  return { due, widths: [...parts, due].map(width) };
}
