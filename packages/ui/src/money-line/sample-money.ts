import type { MoneyLineFacts } from '@deck/values';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

export const now = Date.parse('2026-11-25T07:41:00Z');

export const days = {
  created: Date.parse('2026-11-20T07:10:00Z'),
  start: Date.parse('2026-11-28T22:00:00Z'),
  end: Date.parse('2026-12-03T22:00:00Z'),
};

/** A third paid, a third held, a sixth asked and a sixth not asked. */
export const order: MoneyLineFacts = {
  total: 648_000n,
  paid: 216_000n,
  held: 216_000n,
  asked: 108_000n,
  refunded: 0n,
  days,
  isClosed: false,
};

const empty = { ...order, paid: 0n, held: 0n, asked: 0n };

/** The orders of a list, each different in its money or its days. */
export const rows: readonly { readonly name: string; readonly facts: MoneyLineFacts }[] = [
  { name: 'Partly paid', facts: order },
  { name: 'Asked', facts: { ...empty, asked: 648_000n } },
  { name: 'Paid', facts: { ...empty, paid: 648_000n, days: { ...days, start: days.start + 9 * DAY } } },
  { name: 'Held', facts: { ...empty, held: 648_000n } },
  { name: 'Not asked', facts: { ...empty, days: { ...days, start: now + 2 * HOUR } } },
  { name: 'Refunded', facts: { ...empty, refunded: 648_000n } },
  { name: 'Canceled', facts: { ...empty, refunded: 400_000n, isClosed: true } },
  { name: 'Refunded in part', facts: { ...empty, paid: 400_000n, refunded: 100_000n } },
  { name: 'Too much', facts: { ...empty, paid: 660_000n } },
  { name: 'Over', facts: { ...empty, paid: 648_000n, days: { created: 0, start: DAY, end: 2 * DAY } } },
  { name: 'Without dates', facts: { ...empty, paid: 100_000n, days: null } },
];
