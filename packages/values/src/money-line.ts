/** What an order's money is, from the start of its line to the end. */
export const moneyLineNames = ['paid', 'held', 'asked', 'refunded', 'notAsked', 'closed'] as const;
export type MoneyLineName = (typeof moneyLineNames)[number];

/** The days of an order, in milliseconds of the epoch. */
export interface MoneyLineDays {
  readonly created: number;
  readonly start: number;
  /** The end of the last day. */
  readonly end: number;
}

/** Sums are integer minor units of the order's currency, none below zero. */
export interface MoneyLineFacts {
  readonly total: bigint;
  /** Taken and kept. */
  readonly paid: bigint;
  readonly held: bigint;
  /** Open amounts of payments that were sent or are scheduled. */
  readonly asked: bigint;
  readonly refunded: bigint;
  /** Null while the order has no dates. */
  readonly days: MoneyLineDays | null;
  /** Nobody is asked any more: the order is finalised or canceled. */
  readonly isClosed: boolean;
}

export interface MoneyLineSegment {
  readonly name: MoneyLineName;
  readonly minor: bigint;
  /** Of the total, from 0 to 1. */
  readonly share: number;
  /** Whole, and neither 0 nor 100 unless it is just that. */
  readonly percent: number;
}

export interface MoneyLineReading {
  /** Those above zero, in the order of the line. Together they are the total. */
  readonly segments: readonly MoneyLineSegment[];
  /** Paid and held beyond the total. */
  readonly excess: bigint;
  /** Where today stands on the days, from 0 to 1; null once the order is over or without dates. */
  readonly needle: number | null;
}

/** Where check-in stands on every line, so that a column of lines is read downwards. */
export const MONEY_LINE_START = 0.75;

/**
 * An order's money as a line, and how near the guest is. What was given back and asked for again is asked. Of a closed
 * order nothing is asked any more: what neither came nor was given back is `closed`.
 */
export function toMoneyLine(facts: MoneyLineFacts, now: number): MoneyLineReading {
  const { total, paid, held, asked, refunded, days, isClosed } = facts;
  let left = total;
  const take = (sum: bigint) => {
    const taken = sum < left ? sum : left;
    left -= taken;
    return taken;
  };
  const sums: Readonly<Record<MoneyLineName, bigint>> = {
    paid: take(paid),
    held: take(held),
    asked: take(isClosed ? 0n : asked),
    refunded: take(refunded),
    notAsked: isClosed ? 0n : left,
    closed: isClosed ? left : 0n,
  };
  const excess = paid + held - total;
  const isReturned = refunded > 0n && paid === 0n && held === 0n && asked === 0n;
  const isOver = isClosed || isReturned || days === null || now > days.end;
  return {
    segments: moneyLineNames
      .filter((name) => sums[name] > 0n)
      .map((name) => ({ name, minor: sums[name], ...toShare(sums[name], total) })),
    excess: excess > 0n ? excess : 0n,
    needle: isOver ? null : placeOnDays(days, now),
  };
}

function toShare(part: bigint, total: bigint): Pick<MoneyLineSegment, 'share' | 'percent'> {
  const share = Number((part * 1_000_000n) / total) / 1_000_000;
  const percent = part === total ? 100 : Math.min(99, Math.max(1, Math.round(share * 100)));
  return { share, percent };
}

/** From 0 when the order was made to 1 when it ends, straight before check-in and straight after it. */
export function placeOnDays({ created, start, end }: MoneyLineDays, at: number): number {
  if (at >= start)
    return end > start ? Math.min(1, MONEY_LINE_START + ((at - start) / (end - start)) * 0.25) : 1;
  return at <= created ? 0 : ((at - created) / (start - created)) * MONEY_LINE_START;
}
