import type { TableEmpty, TableError } from '../table/table-props.ts';

/** Each look is told from the others without colour: solid bars, hatched bars upon them, a line with dots. */
export type ChartLook = 'solid' | 'hatched' | 'line';

export interface ChartSeries {
  /** What is counted: "Paid". */
  label: string;
  /** A word beside its total: "214 payments". */
  note?: string | undefined;
}

/** What is drawn, by its look. Leave one out and it is not there. */
export type ChartSeriesByLook = { readonly [Look in ChartLook]?: ChartSeries | undefined };

/** One day or month. Each figure is a decimal string of the wire, not below zero; `null` or none while there is none. */
export type ChartPoint = {
  /** `2026-11-20` in a chart of days, `2026-11` in one of months. */
  readonly at: string;
} & { readonly [Look in ChartLook]?: string | null | undefined };

export type ChartStep = 'day' | 'month';

export interface ChartProps {
  /** What the figures are, for those who do not see them: "Payments in November 2026". A `Card` says it to the eye. */
  label: string;
  /** ISO 4217, of every figure. Several currencies are several charts, or one and a choice beside it. */
  currency: string;
  /** Unset, a point is a day. */
  step?: ChartStep | undefined;
  series: ChartSeriesByLook;
  /** In any order; days left out have no figures. At most 400 days or months from the first to the last. */
  points: readonly ChartPoint[];
  /** Shows a skeleton of the same height. */
  loading?: boolean | undefined;
  /** In place of the figures. */
  error?: TableError | undefined;
  onRetry?: (() => void) | undefined;
  /** What stands there when no point has a figure. */
  empty?: TableEmpty | undefined;
}
