import {
  formatMoney,
  type MoneyLineFacts,
  type MoneyLineName,
  money,
  placeOnDays,
  toMoneyLine,
} from '@deck/values';
import type { DayMark, DayMarkKind } from './day-labels.ts';
import type { OrderMoneyPart } from './order-money-line.tsx';

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

type Words = Readonly<Record<MoneyLineName, readonly [label: string, detail: string]>>;

const words: Words = {
  paid: ['Paid', 'Visa •••• 4417, 20.11'],
  held: ['Held', 'Visa •••• 4417, capture until 27.11 23:59'],
  asked: ['Asked', 'Link, until 26.11 16:20'],
  refunded: ['Refunded', ''],
  notAsked: ['Not asked yet', 'At most this can be asked'],
  closed: ['No longer asked', ''],
};

/** The parts of an order's line with their words and sums. */
export const getParts = (facts: MoneyLineFacts, said = words, locale = 'en'): readonly OrderMoneyPart[] =>
  toMoneyLine(facts, now).segments.map(({ name, share, minor }) => {
    const [label, detail] = said[name];
    return { name, share, label, amount: formatMoney(money(minor, 'EUR'), locale), detail };
  });

export const markAt = (
  kind: DayMarkKind,
  label: string,
  at: string,
  { days: between }: Pick<MoneyLineFacts, 'days'> = order,
): DayMark => {
  const date = `${at.slice(8, 10)}.${at.slice(5, 7)}`;
  const place = between === null ? 0 : placeOnDays(between, Date.parse(at));
  return { kind, label, place, date, moment: `${date} ${at.slice(11, 16)}` };
};

/** The marks of an order's days; without today once it is over. */
export const getMarks = (facts: MoneyLineFacts, today: string | null = '2026-11-25T07:41:00Z') => [
  markAt('created', 'Created', '2026-11-20T07:10:00Z', facts),
  ...(today === null ? [] : [markAt('today', 'Today', today, facts)]),
  ...(facts.asked > 0n ? [markAt('linkEnds', 'Link ends', '2026-11-26T14:20:00Z', facts)] : []),
  ...(facts.held > 0n ? [markAt('captureUntil', 'Capture until', '2026-11-27T21:59:00Z', facts)] : []),
  markAt('declined', 'Declined, Mastercard •••• 7665', '2026-11-20T07:13:00Z', facts),
  markAt('start', 'Check-in', '2026-11-29T00:00:00Z', facts),
  markAt('end', 'Check-out', '2026-12-03T22:00:00Z', facts),
];

const hours = {
  days: {
    created: Date.parse('2026-11-25T05:00:00Z'),
    start: Date.parse('2026-11-25T12:00:00Z'),
    end: Date.parse('2026-11-25T22:00:00Z'),
  },
};
const hour = (kind: DayMarkKind, label: string, at: string): DayMark => {
  const mark = markAt(kind, label, at, hours);
  return { ...mark, date: at.slice(11, 16) };
};

/** A hire of the day it was made: its marks have hours. */
export const oneDay = [
  hour('created', 'Created', '2026-11-25T05:00:00Z'),
  hour('today', 'Today', '2026-11-25T07:41:00Z'),
  hour('linkEnds', 'Link ends', '2026-11-25T10:20:00Z'),
  hour('start', 'Pick-up', '2026-11-25T12:00:00Z'),
  hour('end', 'Drop-off', '2026-11-25T22:00:00Z'),
];

/** Sums of ten digits. */
export const long = getParts({
  ...order,
  total: 648_000_000_000n,
  paid: 216_000_000_000n,
  held: 216_000_000_000n,
  asked: 108_000_000_000n,
});

export const inRussian = {
  label: 'Деньги заказа KLB-20418',
  parts: getParts(
    order,
    {
      paid: ['Оплачено', 'Visa •••• 4417, 20.11'],
      held: ['На холде', 'Visa •••• 4417, списать до 27.11 23:59'],
      asked: ['Запрошено', 'Ссылка, до 26.11 16:20'],
      refunded: ['Возвращено', ''],
      notAsked: ['Ещё не запрошено', 'Столько можно запросить'],
      closed: ['Больше не запрашивается', ''],
    },
    'ru',
  ),
  marks: [
    markAt('created', 'Создан', '2026-11-20T07:10:00Z'),
    markAt('today', 'Сегодня', '2026-11-25T07:41:00Z'),
    markAt('linkEnds', 'Конец ссылки', '2026-11-26T14:20:00Z'),
    markAt('captureUntil', 'Списать до', '2026-11-27T21:59:00Z'),
    markAt('start', 'Начало', '2026-11-29T00:00:00Z'),
    markAt('end', 'Конец', '2026-12-03T22:00:00Z'),
  ],
};
