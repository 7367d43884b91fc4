import { Fragment, memo, type ReactNode } from 'react';
import { amount as amountLook } from '../amount/amount.css.ts';
import { amountWords } from '../amount/amount.tsx';
import { amountText } from '../amount/amount-text.ts';
import type { Locale } from '../messages/messages.ts';
import { useUi } from '../provider/ui-provider.tsx';
import { useStill } from '../still/still.ts';
import type { CellLook } from './cell-look.ts';
import type { AmountColumn, TableColumn } from './column.ts';
import { FirstCell } from './first-cell.tsx';
import type { TableProps } from './table-props.ts';
import * as css from './table-row.css.ts';
import { WithIcon } from './with-icon.tsx';

interface TableRowProps<Row> extends Pick<TableProps<Row>, 'rowActions'> {
  row: Row;
  /** The row's key. */
  id: string;
  /** The index among all rows. */
  index: number;
  href: string | undefined;
  isPinned: boolean;
  /** The last pinned row has a stronger line. */
  isLastPinned: boolean;
  isLast: boolean;
  /** It is looked at beside the table. */
  isCurrent: boolean;
  /** Undefined where rows are not chosen. */
  isChosen: boolean | undefined;
  onToggle: (key: string, isRange: boolean) => void;
  columns: readonly TableColumn<Row>[];
  /** The classes of each column's cells. */
  looks: readonly CellLook[];
  /** The decimals each amount column makes room for. */
  decimals: ReadonlyMap<string, number>;
}

function Drawn<Row>({ row, id, index, columns, looks, decimals, rowActions, ...rest }: TableRowProps<Row>) {
  const { locale } = useUi();
  const isStill = useStill() !== undefined;
  return (
    <tr
      className={css.row({
        lastPinned: rest.isLastPinned,
        last: rest.isLast,
        chosen: rest.isChosen,
        current: rest.isCurrent,
      })}
      aria-current={rest.isCurrent || undefined}
      data-chosen={rest.isChosen || undefined}
      data-row={id}
      aria-rowindex={index + 2}
    >
      {columns.map((column, at) => {
        const look = looks[at];
        const hasIcon = look?.hasIcon ?? false;
        if (at === 0)
          return (
            <th key={column.id} scope="row" className={css.firstCell}>
              <FirstCell
                row={row}
                id={id}
                column={column}
                isPinned={rest.isPinned}
                hasIcon={hasIcon}
                href={rest.href}
                isChosen={rest.isChosen}
                onToggle={rest.onToggle}
              />
            </th>
          );
        if (column.amount !== undefined)
          return amountCell(row, column, look, decimals.get(column.id) ?? 0, locale);
        return (
          <td key={column.id} className={look?.className}>
            <WithIcon shape={hasIcon ? column.icon?.(row) : undefined}>
              {getOwn(id, column.cell(row))}
            </WithIcon>
            {column.beside && getOwn(id, column.beside(row))}
          </td>
        );
      })}
      {rowActions && (
        <td className={css.cell({ kind: 'actions' })}>
          <div key={id} className={css.actions}>
            {!isStill && rowActions(row)}
          </div>
        </td>
      )}
    </tr>
  );
}

/** Memoised: a table has hundreds of rows. */
export const TableRow = memo(Drawn) as typeof Drawn;

/** The cell itself is the amount's box. */
function amountCell<Row>(
  row: Row,
  column: AmountColumn<Row>,
  look: CellLook | undefined,
  decimals: number,
  locale: Locale,
) {
  const value = column.amount(row);
  if (value === null) return <td key={column.id} className={look?.className} />;
  const text = amountText(value.amount, value.currency, locale, decimals);
  const { hideCurrency = false, emphasis = !hideCurrency } = column;
  return (
    <td key={column.id} className={`${look?.className} ${amountLook({ emphasis, zero: text.isZero })}`}>
      {amountWords(text, hideCurrency ? undefined : value.currency)}
      {column.beside?.(row)}
    </td>
  );
}

/** Text can be reused for any row. A widget has state, so its key is the row's. */
function getOwn(id: string, content: ReactNode): ReactNode {
  return typeof content === 'string' ? content : <Fragment key={id}>{content}</Fragment>;
}
