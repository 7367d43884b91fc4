import { getAlign, type TableColumn } from './column.ts';
import * as css from './table-row.css.ts';

/** What all cells of a column have in common, computed once for all rows. */
export interface CellLook {
  readonly className: string;
  /** Whether the column is wide enough for its icon. */
  readonly hasIcon: boolean;
}

export function cellLook<Row>(column: TableColumn<Row>, hasIcon: boolean): CellLook {
  return {
    className: css.cell({
      kind: getKind(column),
      align: getAlign(column),
      quiet: column.quiet ?? false,
    }),
    hasIcon,
  };
}

function getKind<Row>({ amount, phone }: TableColumn<Row>) {
  if (amount !== undefined) return 'amount';
  return phone === 'status' ? 'status' : 'content';
}
