import type { ReactNode } from 'react';
import type { IconShape } from '../icon/icon.tsx';
import type { ColumnRoom } from './column-room.ts';

/** An amount of the wire: a decimal string with an ISO 4217 code. */
export interface AmountCell {
  readonly amount: string;
  readonly currency: string;
}

/**
 * The position of a column in the two-line layout: `title` and `amount` on the first line, `meta` (in order,
 * the first emphasised) and `status` on the second. With a `line` at its end the second line is two: the status above
 * the metas. In a table a `status` is never cut: it breaks into two lines.
 */
export type PhoneSlot = 'title' | 'amount' | 'meta' | 'status' | 'line' | 'hidden';

interface ColumnBase<Row> {
  id: string;
  /** The name of the column. */
  head: string;
  /** Hides the name visually; screen readers and the columns menu keep it. */
  headHidden?: boolean | undefined;
  /** Whether the column can be sorted. */
  sort?: boolean | undefined;
  /** How it is sorted, where the name does not tell; a tooltip of its button. */
  sortHint?: string | undefined;
  /** How wide it is in which window, and when it leaves. */
  room: ColumnRoom;
  /** `false` for a required column. The first column is always required. */
  hideable?: boolean | undefined;
  /** Muted text, for explanations. */
  quiet?: boolean | undefined;
  /** After the cell's content and outside the row's link: tags. */
  beside?: ((row: Row) => ReactNode) | undefined;
  phone?: PhoneSlot | undefined;
}

interface ContentColumn<Row> extends ColumnBase<Row> {
  cell: (row: Row) => ReactNode;
  /** Before the content, for the type. Not on a phone, nor in a narrow column. */
  icon?: ((row: Row) => IconShape | undefined) | undefined;
  align?: 'start' | 'end' | undefined;
  amount?: never;
  hideCurrency?: never;
  emphasis?: never;
}

export interface AmountColumn<Row> extends ColumnBase<Row> {
  /** Aligned at the decimal separator across currencies; `null` leaves the cell empty. */
  amount: (row: Row) => AmountCell | null;
  /** Hides the currency, for a second amount in the same currency. */
  hideCurrency?: boolean | undefined;
  /** Medium weight. By default set unless the currency is hidden. */
  emphasis?: boolean | undefined;
  cell?: never;
  icon?: never;
  align?: never;
}

export type TableColumn<Row> = ContentColumn<Row> | AmountColumn<Row>;

/** The visible columns: all but the hidden IDs. Required columns always stay. */
export function visibleColumns<Column extends { id: string; hideable?: boolean | undefined }>(
  columns: readonly Column[],
  hidden: readonly string[],
): readonly Column[] {
  return columns.filter((column, index) => isAlwaysShown(column, index) || !hidden.includes(column.id));
}

export function isAlwaysShown(column: { hideable?: boolean | undefined }, index: number): boolean {
  return index === 0 || column.hideable === false;
}

/** Amounts are aligned at the end, others as their column says. */
export function getAlign<Row>(column: TableColumn<Row>): 'start' | 'end' {
  return column.amount === undefined ? (column.align ?? 'start') : 'end';
}
