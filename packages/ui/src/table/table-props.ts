import type { ReactNode } from 'react';
import type { IconShape } from '../icon/icon.tsx';
import type { TableColumn } from './column.ts';
import type { TableLayout } from './layout.ts';
import type { TableSelection } from './selection.ts';
import type { TableSort } from './sort.ts';

export interface TableEmpty {
  /** Why it is empty: "No order matches". The table shows it below its "No data to display". */
  title?: string | undefined;
  /** Further notes, such as how rows get here. */
  text?: string | undefined;
  /** The next step: one or two buttons. */
  action?: ReactNode;
  icon?: IconShape | undefined;
}

export interface TableError {
  /** The failure: "Orders could not be loaded". */
  title?: string | undefined;
  text?: string | undefined;
  /** A reference for support. */
  note?: ReactNode;
}

export interface TableProps<Row> {
  /** The accessible name. */
  label: string;
  /** The columns, in their order. */
  columns: readonly TableColumn<Row>[];
  /** The rows to show, already sorted. */
  rows: readonly Row[];
  /** Unique among the rows, and stable. */
  rowKey: (row: Row) => string;
  /** The address of a row: its first cell becomes a link that covers the row. */
  rowHref?: ((row: Row) => string | undefined) | undefined;
  /**
   * A small button or menu at the end of a row, visible on hover and focus. Not on a phone, where the row's
   * page has it.
   */
  rowActions?: ((row: Row) => ReactNode) | undefined;
  /** The width in pixels that the actions of a row need. By default one icon button's. */
  actionsWidth?: number | undefined;
  /**
   * A button at the end of a row on a phone, at least 40 pixels wide and high: its row's page has the rest.
   */
  phoneActions?: ((row: Row) => ReactNode) | undefined;
  /** The key of the row that is looked at beside the table. */
  current?: string | undefined;
  /** Rows that come first in any order. */
  pinned?: ((row: Row) => boolean) | undefined;
  /** Lets rows be chosen, by a box at their beginning; not on a phone. */
  selection?: TableSelection | undefined;
  /** The column by which the rows are sorted; `null` for none. */
  sort?: TableSort | null | undefined;
  /** Lets a person sort by the heads. */
  onSort?: ((sort: TableSort) => void) | undefined;
  /** How its columns are arranged, and how high its rows are. */
  layout?: TableLayout | undefined;
  /** Lets a person move and widen columns by their heads. */
  onLayout?: ((layout: TableLayout) => void) | undefined;
  /** Called with the IDs of the columns that do not fit into the window, whenever they change. */
  onFit?: ((left: readonly string[]) => void) | undefined;
  /** Shows a skeleton instead of the rows. */
  loading?: boolean | undefined;
  /** Shown instead of the rows, or below them. */
  error?: TableError | undefined;
  /** Offers to try again after a failure. */
  onRetry?: (() => void) | undefined;
  /** What to say when there is no row. */
  empty?: TableEmpty | undefined;
  /** The total number of rows. Without it the table has no footer. */
  total?: number | undefined;
  /** `false` if there are more rows than `total`: "10,000+". */
  totalExact?: boolean | undefined;
  /** What the marks of its rows mean, in its footer: `MoneyShapes`. */
  legend?: ReactNode;
  /** Set while there are more rows. Called near the end of the list, and by the button. */
  onLoadMore?: (() => void) | undefined;
  /** Whether further rows are on their way. */
  loadingMore?: boolean | undefined;
  /**
   * `page` fills its container, a flex column, and scrolls with a sticky head and first column. `card` is as
   * high as its rows.
   */
  frame?: 'page' | 'card' | undefined;
  /**
   * Identifies this visit, such as the router's history key: returning to it restores scroll position and
   * focus.
   */
  restoreKey?: string | undefined;
}
