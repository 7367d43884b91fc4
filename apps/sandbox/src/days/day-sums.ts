import type { DayPart, DaySum } from '@deck/api/contract/days';
import type { MovementKind } from '@deck/api/vocabulary';
import { parseMoney, toAmount } from '@deck/values';

/** What moved of a kind, in minor units. */
interface KindSum {
  readonly kind: MovementKind;
  readonly currency: string;
  readonly amount: bigint;
}

const columns = {
  CHARGE: 'charges',
  CAPTURE: 'captures',
  REFUND: 'refunds',
  RELEASE: 'released',
  PAYOUT: 'paidOut',
} as const satisfies Record<MovementKind, keyof DaySum>;
type Column = (typeof columns)[MovementKind];

/** Charges and captures count, refunds count against them, the rest not at all. */
const toMoved = ({ kind, amount }: Pick<KindSum, 'kind' | 'amount'>): bigint => {
  if (kind === 'CHARGE' || kind === 'CAPTURE') return amount;
  return kind === 'REFUND' ? -amount : 0n;
};

type Minor = Readonly<Record<Column, bigint>>;
const nothing: Minor = { charges: 0n, captures: 0n, refunds: 0n, released: 0n, paidOut: 0n };

/** Sums by currency, in the order of their codes. */
export function getSums(rows: readonly KindSum[]): DaySum[] {
  const sums = new Map<string, Minor>();
  for (const { kind, currency, amount } of rows) {
    const sum = sums.get(currency) ?? nothing;
    sums.set(currency, { ...sum, [columns[kind]]: sum[columns[kind]] + amount });
  }
  return toAnswer(sums);
}

/** What is left of the sums once others are taken from them; currencies in which nothing is left are left out. */
export function getRest(sums: readonly DaySum[], taken: readonly DaySum[]): DaySum[] {
  const rest = new Map<string, Minor>();
  const count = (sum: DaySum, sign: bigint) => {
    const found = rest.get(sum.currency) ?? nothing;
    const entries = Object.values(columns).map((column) => [
      column,
      found[column] + sign * parseMoney(sum[column], sum.currency).minor,
    ]);
    rest.set(sum.currency, Object.fromEntries(entries) as Minor);
  };
  for (const sum of sums) count(sum, 1n);
  for (const sum of taken) count(sum, -1n);
  return toAnswer(
    new Map([...rest].filter(([, sum]) => Object.values(columns).some((column) => sum[column] !== 0n))),
  );
}

const toAnswer = (sums: ReadonlyMap<string, Minor>): DaySum[] =>
  [...sums]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([currency, sum]) => {
      const amount = (minor: bigint) => toAmount({ minor, currency });
      return {
        currency,
        charges: amount(sum.charges),
        captures: amount(sum.captures),
        refunds: amount(sum.refunds),
        moved: amount(sum.charges + sum.captures - sum.refunds),
        released: amount(sum.released),
        paidOut: amount(sum.paidOut),
      };
    });

interface Part {
  readonly id: string;
  readonly name: string;
}

/** What moved by part and currency, the most first; parts through which nothing moved are left out. */
export function getParts<Row extends KindSum>(rows: readonly Row[], partOf: (row: Row) => Part): DayPart[] {
  const counting = rows.filter(({ kind }) => kind !== 'RELEASE' && kind !== 'PAYOUT');
  const groups = Map.groupBy(counting, (row) => `${row.currency} ${partOf(row).id}`);
  return [...groups.values()]
    .flatMap(([first, ...others]) => {
      if (first === undefined) return [];
      const { currency } = first;
      const minor = [first, ...others].reduce((sum, row) => sum + toMoved(row), 0n);
      return [{ part: { ...partOf(first), currency, moved: toAmount({ minor, currency }) }, minor }];
    })
    .toSorted(
      (one, other) =>
        one.part.currency.localeCompare(other.part.currency) ||
        (one.minor > other.minor ? -1 : Number(one.minor < other.minor)),
    )
    .map(({ part }) => part);
}
