import type { TableEmpty, TableError } from '../table/table-props.ts';

/** The series differ without colour: solid bars, hatched bars on top, a line with dots. */
export type ChartLook = 'solid' | 'hatched' | 'line';

export interface ChartSeries {
  /** The name of the series: "Paid". */
  label: string;
  /** A note next to the total: "214 payments". */
  note?: string | undefined;
}

/** The series by style. An omitted series is not drawn. */
export type ChartSeriesByLook = { readonly [Look in ChartLook]?: ChartSeries | undefined };

/**
 * A day or month. Each figure is a decimal string of the wire, not negative; `null` or omitted if missing.
 */
export type ChartPoint = {
  /** `2026-11-20` for a day, `2026-11` for a month. */
  readonly at: string;
} & { readonly [Look in ChartLook]?: string | null | undefined };

export type ChartStep = 'day' | 'month';

export interface ChartOpens {
  /** Below the figures of the day: "Open the day". */
  label: string;
  /** @param at the day, or the first day of the month */
  onOpen: (at: string) => void;
}

export interface ChartProps {
  /** The accessible name: "Payments in November 2026". A surrounding `Card` shows it visibly. */
  label: string;
  /** ISO 4217, for all figures. Use several charts, or a select, for several currencies. */
  currency: string;
  /** The unit of a point; by default a day. */
  step?: ChartStep | undefined;
  /** How each series is named and drawn. */
  series: ChartSeriesByLook;
  /** In any order; omitted days have no figures. At most 400 days or months in total. */
  points: readonly ChartPoint[];
  /** A day leads somewhere: a press or Enter opens it. On a touch screen the second press does, as the first shows it. */
  opens?: ChartOpens | undefined;
  /** Shows a skeleton of the same height. */
  loading?: boolean | undefined;
  /** Shown instead of the figures. */
  error?: TableError | undefined;
  /** Offers to try again after a failure. */
  onRetry?: (() => void) | undefined;
  /** Shown if no point has a figure. */
  empty?: TableEmpty | undefined;
}
