import type { ReactNode } from 'react';
import type { IconShape } from '../icon/icon.tsx';

/** An amount of the wire: a decimal string and an ISO 4217 code. */
export interface AmountCell {
  readonly amount: string;
  readonly currency: string;
}

/**
 * Where a column goes when rows become two lines: `title` and `amount` on the first, `meta` (in order, the first one
 * stronger) and `status` on the second.
 */
export type PhoneSlot = 'title' | 'amount' | 'meta' | 'status' | 'hidden';

interface ColumnBase<Row> {
  id: string;
  /** The name of the column. */
  head: string;
  /** Keeps the name for assistive technology and for the menu of columns. */
  headHidden?: boolean | undefined;
  /** Whether the head sorts by this column. */
  sort?: boolean | undefined;
  /**
   * Pixels, padding included, that the column gets at least. Text beyond 320 px, or beyond this when it is more, is
   * cut with an ellipsis.
   */
  width?: number | undefined;
  /** Gets the room that the others leave, `width` at least, and is cut to it before the table scrolls. */
  yields?: boolean | undefined;
  /** `false` for what may never be hidden. The first column never is. */
  hideable?: boolean | undefined;
  /** Set back: what explains rather than what is read. */
  quiet?: boolean | undefined;
  /** Behind the cell's content and outside the row's link: tags. */
  beside?: ((row: Row) => ReactNode) | undefined;
  phone?: PhoneSlot | undefined;
}

interface ContentColumn<Row> extends ColumnBase<Row> {
  cell: (row: Row) => ReactNode;
  /** In front of the content: what kind of thing it is. Not on a phone. */
  icon?: ((row: Row) => IconShape | undefined) | undefined;
  align?: 'start' | 'end' | undefined;
  amount?: never;
  hideCurrency?: never;
  emphasis?: never;
}

export interface AmountColumn<Row> extends ColumnBase<Row> {
  /** Right-aligned on the decimal sign, whatever the currencies; `null` leaves the cell empty. */
  amount: (row: Row) => AmountCell | null;
  /** For a second amount in the same currency. */
  hideCurrency?: boolean | undefined;
  /** Medium weight. Unset, it is so unless the currency is left out. */
  emphasis?: boolean | undefined;
  cell?: never;
  icon?: never;
  align?: never;
}

export type TableColumn<Row> = ContentColumn<Row> | AmountColumn<Row>;

/** The columns to show: hidden ones are known by their IDs alone, and the first and the unhideable always stay. */
export function visibleColumns<Column extends { id: string; hideable?: boolean | undefined }>(
  columns: readonly Column[],
  hidden: readonly string[],
): readonly Column[] {
  return columns.filter((column, index) => isAlwaysShown(column, index) || !hidden.includes(column.id));
}

export function isAlwaysShown(column: { hideable?: boolean | undefined }, index: number): boolean {
  return index === 0 || column.hideable === false;
}

/** An amount stands at the end, anything else where its column says. */
export function getAlign<Row>(column: TableColumn<Row>): 'start' | 'end' {
  return column.amount === undefined ? (column.align ?? 'start') : 'end';
}
