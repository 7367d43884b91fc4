import type { ReactNode } from 'react';
import type { IconShape } from '../icon/icon.tsx';
import type { TableColumn } from './column.ts';
import type { TableSort } from './sort.ts';

export interface TableEmpty {
  /** Why there is nothing: "No order matches". A table says it beneath its "No data to display". */
  title?: string | undefined;
  /** What else there is, or how something comes here. */
  text?: string | undefined;
  /** What to do next: one or two buttons. */
  action?: ReactNode;
  icon?: IconShape | undefined;
}

export interface TableError {
  /** What failed: "Orders could not be loaded". */
  title?: string | undefined;
  text?: string | undefined;
  /** A reference to tell support. */
  note?: ReactNode;
}

export interface TableProps<Row> {
  /** What the table lists. */
  label: string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  /** Unique among the rows, and the same for the same thing. */
  rowKey: (row: Row) => string;
  /** Where a row leads: its first cell becomes a link that covers the row. */
  rowHref?: ((row: Row) => string | undefined) | undefined;
  /** A small button or menu at the end of a row, seen on hover and focus. Not on a phone: there the row's page has it. */
  rowActions?: ((row: Row) => ReactNode) | undefined;
  /** Rows that stand first, whatever the order. */
  pinned?: ((row: Row) => boolean) | undefined;
  sort?: TableSort | null | undefined;
  onSort?: ((sort: TableSort) => void) | undefined;
  /** IDs of the columns not to show. */
  hiddenColumns?: readonly string[] | undefined;
  /** Shows a skeleton in place of the rows. */
  loading?: boolean | undefined;
  /** In place of the rows; below them, when there are any. */
  error?: TableError | undefined;
  onRetry?: (() => void) | undefined;
  empty?: TableEmpty | undefined;
  /** How many rows there are in all. Unset, the table has no foot. */
  total?: number | undefined;
  /** `false` when there are more than `total`: "10,000+". */
  totalExact?: boolean | undefined;
  /** Set while there are more rows. Called near the bottom of the list, and by the button. */
  onLoadMore?: (() => void) | undefined;
  loadingMore?: boolean | undefined;
  /**
   * `page` fills the height its place gives and scrolls within, head and first column staying; the place is a flex
   * column. `card` is as high as its rows.
   */
  frame?: 'page' | 'card' | undefined;
  /**
   * Names this visit, such as the key of the router's history entry: coming back to it restores scroll and focus.
   */
  restoreKey?: string | undefined;
}
