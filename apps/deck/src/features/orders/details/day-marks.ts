import type { Order } from '@deck/api/contract/orders';
import type { Payment } from '@deck/api/contract/payments';
import type { DayMark, DayMarkKind } from '@deck/ui';
import { formatDate, type Instant, type MoneyLineDays, placeOnDays, toEpoch, zonedParts } from '@deck/values';
import { getMoneySources } from './money-sources.ts';

interface Days {
  readonly order: Order;
  readonly payments: readonly Payment[];
  readonly days: MoneyLineDays;
  readonly now: number;
  /** Null once the order is over: then today is not marked. */
  readonly needle: number | null;
}

/** The days of an order as they are marked: of links and holds the one that ends first, and every decline. */
export function getDayMarks(
  { order, payments, days, now, needle }: Days,
  wordOf: (kind: DayMarkKind) => string,
  { timeZone, locale }: { readonly timeZone: string; readonly locale: string },
): readonly DayMark[] {
  const { createdAt, startDate, endDate, timeline } = order;
  const isOneDay =
    startDate !== null &&
    (endDate ?? startDate) === startDate &&
    zonedParts(createdAt, timeZone).date === startDate;
  const mark = (kind: DayMarkKind, at: Instant): DayMark => {
    const moment = formatMoment(at, timeZone);
    const [date = '', time = ''] = moment.split(' ');
    // Of an order for the day it was made, only the hours differ.
    const short = isOneDay ? time : date;
    return { kind, place: placeOnDays(days, toEpoch(at)), label: wordOf(kind), date: short, moment };
  };
  const day = (kind: DayMarkKind, place: number, date: string | null): DayMark[] => {
    if (date === null) return [];
    const short = formatDate(date).slice(0, 5);
    const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }).format(
      Date.parse(date),
    );
    return [{ kind, place, label: wordOf(kind), date: short, moment: `${weekday} ${short}` }];
  };
  const ending = (kind: DayMarkKind, instants: readonly (string | null)[]) => {
    const [first] = instants.filter((at) => at !== null).toSorted((a, b) => toEpoch(a) - toEpoch(b));
    return first === undefined || toEpoch(first) < now ? [] : [mark(kind, first)];
  };
  return [
    mark('created', createdAt),
    ...(needle === null ? [] : [{ ...mark('today', now), place: needle }]),
    ...day('start', placeOnDays(days, days.start), startDate),
    ...day('end', 1, endDate ?? startDate),
    // What ends after the order stands at its end too, and is read after it.
    ...ending(
      'linkEnds',
      getMoneySources('asked', payments).map(({ expiresAt }) => expiresAt),
    ),
    ...ending(
      'captureUntil',
      getMoneySources('held', payments).map(({ captureDeadline }) => captureDeadline),
    ),
    ...timeline
      .filter(({ type }) => type === 'DECLINED')
      .map(({ at, detail }) => {
        const declined = mark('declined', at);
        return { ...declined, label: [declined.label, detail].filter(Boolean).join(', ') };
      }),
  ];
}

/** `25.11 09:41`: the year is plain from the order's dates. */
export function formatMoment(at: Instant, timeZone: string): string {
  const { date, time } = zonedParts(at, timeZone);
  return `${formatDate(date).slice(0, 5)} ${time}`;
}
