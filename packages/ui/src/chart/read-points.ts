import { addDays, addMonths, isAmount, isCurrency, isDate, type Money, parseMoney, sum } from '@deck/values';
import type { ChartLook, ChartPoint, ChartSeriesByLook, ChartStep } from './chart-props.ts';

/** The looks in the order they are drawn and listed. */
export const looks: readonly ChartLook[] = ['solid', 'hatched', 'line'];

/** More days or months than this nobody tells apart: a chart of so many days is one of months. */
export const mostPoints = 400;

/** A day or month with its figures. */
export interface ChartFigures {
  /** The first day of a month stands for it. */
  readonly date: string;
  readonly figures: Readonly<Partial<Record<ChartLook, Money>>>;
}

export interface ChartData {
  readonly looks: readonly ChartLook[];
  /** Without a gap from the first to the last. */
  readonly points: readonly ChartFigures[];
  readonly totals: Readonly<Partial<Record<ChartLook, Money>>>;
}

/** Why figures cannot be drawn, and which of them. */
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

/** Reads the figures exactly. One that is none refuses all: a chart without it would lie. */
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
    // The end of the calendar is also the end of this walk.
    const date = at === 0 ? first : step === 'month' ? addMonths(first, at) : addDays(first, at);
    dates.push(date);
    if (date >= last) return dates;
    if (dates.length === mostPoints) return undefined;
  }
}

function refuse(reason: ChartRefusal['reason'], value: string): ChartRefusal {
  return { reason, value: value.length > 40 ? `${value.slice(0, 40)}…` : value };
}
