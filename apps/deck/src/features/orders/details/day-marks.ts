import type { Order } from '@deck/api/contract/orders';
import type { Payment } from '@deck/api/contract/payments';
import type { DayMark, DayMarkKind } from '@deck/ui';
import { formatDate, formatInstant, type MoneyLineDays, placeOnDays, toEpoch } from '@deck/values';
import { getMoneySources } from './money-sources.ts';

interface Days {
  readonly order: Order;
  readonly payments: readonly Payment[];
  readonly days: MoneyLineDays;
  readonly now: number;
  /** Null once the order is over: then today is not marked. */
  readonly needle: number | null;
}

/** The days of an order as they are marked: of links and holds the one that ends first. */
export function getDayMarks(
  { order, payments, days, now, needle }: Days,
  wordOf: (kind: DayMarkKind) => string,
  timeZone: string,
): readonly DayMark[] {
  const { createdAt, startDate, endDate } = order;
  const day = (date: string | null) => (date === null ? '' : formatDate(date).slice(0, 5));
  const mark = (kind: DayMarkKind, place: number, date: string): DayMark => ({
    kind,
    place,
    date,
    label: wordOf(kind),
  });
  const ending = (kind: DayMarkKind, instants: readonly (string | null)[]) => {
    const [first] = instants.filter((at) => at !== null).toSorted((a, b) => toEpoch(a) - toEpoch(b));
    if (first === undefined || toEpoch(first) < now) return [];
    return [mark(kind, placeOnDays(days, toEpoch(first)), formatInstant(first, timeZone).slice(0, 5))];
  };
  const asked = getMoneySources('asked', payments);
  const held = getMoneySources('held', payments);
  return [
    mark('created', 0, formatInstant(createdAt, timeZone).slice(0, 5)),
    ...(needle === null ? [] : [mark('today', needle, formatInstant(now, timeZone).slice(0, 5))]),
    mark('start', placeOnDays(days, days.start), day(startDate)),
    mark('end', 1, day(endDate ?? startDate)),
    // What ends after the order stands at its end too, and is read after it.
    ...ending(
      'linkEnds',
      asked.map(({ expiresAt }) => expiresAt),
    ),
    ...ending(
      'captureUntil',
      held.map(({ captureDeadline }) => captureDeadline),
    ),
  ];
}
