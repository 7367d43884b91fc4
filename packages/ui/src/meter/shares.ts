import { type Money, subtract, sum } from '@deck/values';

export interface Shares {
  /** What is not covered by any part, never below zero. */
  readonly due: Money;
  /** How wide each part is, and at last the rest, in ten-thousandths of the meter: they add up to about 10,000. */
  readonly widths: readonly number[];
}

/** How a total is divided. Parts that exceed it fill the whole meter and leave nothing due. */
export function getShares(total: Money, parts: readonly Money[]): Shares {
  const covered = sum(total.currency, parts);
  const open = subtract(total, covered);
  const due = { minor: open.minor > 0n ? open.minor : 0n, currency: total.currency };
  const whole = covered.minor + due.minor;
  if (whole === 0n) return { due, widths: [...parts.map(() => 0), 10_000] };
  // However small a part is, it is there.
  const width = ({ minor }: Money) => (minor > 0n ? Math.max(1, Number((minor * 10_000n) / whole)) : 0);
  return { due, widths: [...parts, due].map(width) };
}
