import { paper } from '@deck/tokens';
import { createPortal } from 'react-dom';
import { arrange } from '../table/arrange.ts';
import { getAlign, visibleColumns } from '../table/column.ts';
import { inOrder } from '../table/column-order.ts';
import { Content } from '../table/content.tsx';
import { fitColumns } from '../table/fit-columns.ts';
import type { TableProps } from '../table/table-props.ts';
import * as css from './printed-list.css.ts';
import { usePrinting } from './use-printing.ts';

export interface PrintedListProps<Row>
  extends Pick<TableProps<Row>, 'columns' | 'rows' | 'rowKey' | 'pinned' | 'layout'> {
  /** What the list is. */
  title: string;
  /** A line each: what narrows the list, how many rows there are, when it is printed. */
  facts: () => readonly string[];
}

/**
 * A list on paper, A4 across: its rows without the frame of the page, the columns that fit, and the head on every
 * sheet. It is drawn only while the page is printed.
 */
export function PrintedList<Row>(props: PrintedListProps<Row>) {
  return usePrinting() ? createPortal(<Sheet {...props} />, document.body) : null;
}

function Sheet<Row>({ title, facts, columns, rows, rowKey, pinned, layout }: PrintedListProps<Row>) {
  const shown = visibleColumns(inOrder(columns, layout?.order), layout?.hidden ?? []);
  const fit = fitColumns(shown, Number.parseInt(paper.landscape, 10), layout?.widths);
  return (
    <div className={css.sheet}>
      <h1 className={css.title}>{title}</h1>
      {facts().map((fact) => (
        <p key={fact} className={css.facts}>
          {fact}
        </p>
      ))}
      <table className={css.table}>
        <colgroup>
          {fit.columns.map(({ id }, at) => (
            <col key={id} style={{ width: fit.widths[at] }} />
          ))}
        </colgroup>
        <thead className={css.head}>
          <tr>
            {fit.columns.map((column) => (
              <th key={column.id} scope="col" className={`${css.name} ${getSide(getAlign(column))}`}>
                {column.head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {arrange(rows, pinned).rows.map((row) => (
            <tr key={rowKey(row)} className={css.row}>
              {fit.columns.map((column, at) => {
                const Cell = at === 0 ? 'th' : 'td';
                return (
                  <Cell
                    key={column.id}
                    scope={at === 0 ? 'row' : undefined}
                    className={`${css.value} ${getSide(getAlign(column))}`}
                  >
                    <span className={at === 0 || column.amount !== undefined ? css.unbroken : undefined}>
                      <Content row={row} column={column} />
                    </span>{' '}
                    {column.amount === undefined && column.beside?.(row)}
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const getSide = (align: 'start' | 'end') => (align === 'end' ? css.atEnd : '');
