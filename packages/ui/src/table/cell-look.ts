import type { CSSProperties } from 'react';
import { getAlign, type TableColumn } from './column.ts';
import * as css from './table-row.css.ts';

/** The classes of a column's cells, computed once for all rows. */
export interface CellLook {
  readonly className: string;
  readonly style: CSSProperties | undefined;
}

export function cellLook<Row>(column: TableColumn<Row>): CellLook {
  return {
    className: css.cell({
      kind: column.amount === undefined ? 'content' : 'amount',
      align: getAlign(column),
      quiet: column.quiet ?? false,
    }),
    style: getRoom(column),
  };
}

function getRoom<Row>({ width = 0, yields }: TableColumn<Row>): CSSProperties | undefined {
  // A cell with a minimum width of zero takes only the remaining width.
  if (yields) return { width: '100%', minWidth: width, maxWidth: 0 };
  return width > css.widestText ? { maxWidth: width } : undefined;
}
