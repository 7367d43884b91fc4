import type { ChosenWidths } from './fit-columns.ts';

export const densities = ['comfortable', 'compact'] as const;
/** How high the rows are. On a touch screen they are always comfortable. */
export type Density = (typeof densities)[number];

/** How a person has arranged the columns of a table. What is absent is as the table has it. */
export interface TableLayout {
  /** IDs of hidden columns. */
  readonly hidden: readonly string[];
  /** IDs in their order. */
  readonly order?: readonly string[] | undefined;
  /** In pixels, by the ID of the column. */
  readonly widths?: ChosenWidths | undefined;
  readonly density?: Density | undefined;
}

/** A layout in which a column has another width, or its own again. */
export function withWidth(layout: TableLayout, id: string, width: number | undefined): TableLayout {
  const { [id]: _, ...others } = layout.widths ?? {};
  const widths = width === undefined ? others : { ...others, [id]: width };
  return { ...layout, widths: Object.keys(widths).length === 0 ? undefined : widths };
}
