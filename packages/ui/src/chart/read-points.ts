import { addDays, addMonths, isAmount, isCurrency, isDate, type Money, parseMoney, sum } from '@deck/values';
import type { ChartLook, ChartPoint, ChartSeriesByLook, ChartStep } from './chart-props.ts';

/** The series in drawing and listing order. */
export const looks: readonly ChartLook[] = ['solid', 'hatched', 'line'];

/** The maximum number of days or months. More are indistinguishable: use months. */
const mostPoints = 400;

/** A day or month with its figures. */
export interface ChartFigures {
  /** The date; a month is represented by its first day. */
  readonly date: string;
  readonly figures: Readonly<Partial<Record<ChartLook, Money>>>;
}

export interface ChartData {
  readonly looks: readonly ChartLook[];
  /** Continuous from the first to the last. */
  readonly points: readonly ChartFigures[];
  readonly totals: Readonly<Partial<Record<ChartLook, Money>>>;
}

/** Why the points are invalid, and which. */
export interface ChartRefusal {
  readonly reason: 'currency' | 'date' | 'twice' | 'amount' | 'tooMany';
  readonly value: string;
}

interface Given {
  readonly currency: string;
  readonly step: ChartStep;
  readonly series: ChartSeriesByLook;
  readonly points: readonly ChartPoint[];
}

/** Parses the figures exactly. An invalid figure refuses all: a chart without it would mislead. */
export function readPoints({ currency, step, series, points }: Given): ChartData | ChartRefusal {
  if (!isCurrency(currency)) return refuse('currency', currency);
  const drawn = looks.filter((look) => series[look] !== undefined);
  const read = new Map<string, ChartFigures>();
  for (const point of points) {
    const date = step === 'month' ? `${point.at}-01` : point.at;
    if (!isDate(date)) return refuse('date', point.at);
    if (read.has(date)) return refuse('twice', point.at);
    const figures: Partial<Record<ChartLook, Money>> = {};
    for (const look of drawn) {
      const amount = point[look];
      if (amount === undefined || amount === null) continue;
      if (!isAmount(amount, currency)) return refuse('amount', amount);
      figures[look] = parseMoney(amount, currency);
    }
    read.set(date, { date, figures });
  }
  const dates = [...read.keys()].sort();
  const all = everyDate(dates[0], dates.at(-1), step);
  if (all === undefined) return refuse('tooMany', String(mostPoints));
  const filled = all.map((date) => read.get(date) ?? { date, figures: {} });
  const totals: Partial<Record<ChartLook, Money>> = {};
  for (const look of drawn)
    totals[look] = sum(
      currency,
      filled.flatMap(({ figures }) => figures[look] ?? []),
    );
  return { looks: drawn, points: filled, totals };
}

export function hasFigures({ points }: ChartData): boolean {
  return points.some(({ figures }) => Object.keys(figures).length > 0);
}

function everyDate(first: string | undefined, last: string | undefined, step: ChartStep) {
  const dates: string[] = [];
  if (first === undefined || last === undefined) return dates;
  for (let at = 0; ; at += 1) {
    // The loop also ends at the end of the calendar.
    const date = at === 0 ? first : step === 'month' ? addMonths(first, at) : addDays(first, at);
    dates.push(date);
    if (date >= last) return dates;
    if (dates.length === mostPoints) return undefined;
  }
}

function refuse(reason: ChartRefusal['reason'], value: string): ChartRefusal {
  return { reason, value: value.length > 40 ? `${value.slice(0, 40)}…` : value };
}
