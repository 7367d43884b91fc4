import type { PaymentPage } from '@deck/api/contract/payments';
import type { ChartPoint } from '@deck/ui';
import {
  addDays,
  addMonths,
  type CivilDate,
  type DateRange,
  daysBetween,
  isCurrency,
  isDate,
  money,
  toAmount,
} from '@deck/values';

export const chartPeriods = ['all', 'month', 'last-month', 'custom'] as const;
export type ChartPeriod = (typeof chartPeriods)[number];
export const chartKinds = ['paid', 'refunded'] as const;
export type ChartKind = (typeof chartKinds)[number];

/** Longer than this, in days, a period is read by its months. */
const MOST_DAYS = 92;

type Sums = NonNullable<PaymentPage['series']>;
type ChartStep = 'day' | 'month';

const firstOfMonth = (day: CivilDate): CivilDate => `${day.slice(0, 7)}-01`;

/** Two days of an address; anything but a period is none. */
export function getRange(from: string, to: string): DateRange {
  const [first, last] = [from, to].map((day) => (isDate(day) ? day : '')) as [string, string];
  return first !== '' && last !== '' && first > last ? { from: '', to: '' } : { from: first, to: last };
}

/** The currency in the address; empty for anything else. */
export const currencyIn = (code: string): string => (isCurrency(code) ? code : '');

/** The days of a period, both included; without a bound, since ever or for ever. */
export function getSpan(period: ChartPeriod, today: CivilDate, custom: DateRange): DateRange {
  switch (period) {
    case 'all':
      return { from: '', to: '' };
    case 'month':
      return toMonth(today);
    case 'last-month':
      return toMonth(addMonths(firstOfMonth(today), -1));
    case 'custom':
      return custom;
  }
}

function toMonth(day: CivilDate): DateRange {
  const from = firstOfMonth(day);
  return { from, to: addDays(addMonths(from, 1), -1) };
}

/** Whether a period is read by its days or by its months. */
export function getStep({ from, to }: DateRange, today: CivilDate): ChartStep {
  if (from === '') return 'month';
  return daysBetween(from, to || today) < MOST_DAYS ? 'day' : 'month';
}

/** The currency shown: the one that was chosen, else the company's, unless only another one has figures. */
export function getCurrency(chosen: string, usual: string, series: Sums): string {
  if (chosen !== '') return chosen;
  const has = (code: string) => series.some(({ currency }) => currency === code);
  return has(usual) ? usual : (series[0]?.currency ?? usual);
}

interface Drawn {
  readonly currency: string;
  readonly span: DateRange;
  readonly step: ChartStep;
  readonly today: CivilDate;
}

/**
 * The figures of one currency, from one end of the period to the other. The answer leaves out what is zero; a day that
 * is still to come has no figure. Of months only those from the first figure on are drawn. None at all: nothing.
 */
export function getPoints(series: Sums, { currency, span, step, today }: Drawn): ChartPoint[] {
  const sums = new Map(series.filter((sum) => sum.currency === currency).map((sum) => [sum.period, sum]));
  const known = [...sums.keys()].toSorted();
  const [first, last = ''] = [known[0], known.at(-1)];
  if (first === undefined) return [];
  const nameOf = (day: CivilDate) => (step === 'month' ? day.slice(0, 7) : day);
  const now = nameOf(today);
  const begin = step === 'month' || span.from === '' ? first : span.from;
  const end = span.to === '' || step === 'month' ? earlier(later(now, last), nameOf(span.to)) : span.to;
  const none = toAmount(money(0n, currency));
  const points: ChartPoint[] = [];
  for (let at = begin; at <= end; at = next(at, step)) {
    const sum = sums.get(at);
    const missing = at <= now ? none : null;
    points.push({ at, solid: sum?.paid ?? missing, hatched: sum?.refunded ?? missing });
  }
  return points;
}

const later = (one: string, other: string): string => (other > one ? other : one);
const earlier = (one: string, other: string): string => (other !== '' && other < one ? other : one);

const next = (at: string, step: ChartStep): string =>
  step === 'day' ? addDays(at, 1) : addMonths(`${at}-01`, 1).slice(0, 7);
