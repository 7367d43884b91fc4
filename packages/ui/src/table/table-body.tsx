import type { Arranged } from './arrange.ts';
import type { CellLook } from './cell-look.ts';
import type { TableColumn } from './column.ts';
import type { TableProps } from './table-props.ts';
import { gap } from './table-row.css.ts';
import { TableRow } from './table-row.tsx';
import { truncationTooltip } from './truncation-tooltip.ts';
import type { RowWindow } from './use-row-window.ts';

interface TableBodyProps<Row> extends Pick<TableProps<Row>, 'rowKey' | 'rowHref' | 'rowActions' | 'current'> {
  columns: readonly TableColumn<Row>[];
  /** The look of each column's cells. */
  looks: readonly CellLook[];
  arranged: Arranged<Row>;
  decimals: ReadonlyMap<string, number>;
  rowWindow: RowWindow;
  /** The chosen rows, where rows are chosen. */
  chosen: ReadonlySet<string> | undefined;
  onToggle: (key: string, isRange: boolean) => void;
  /** Whether elements of rows that scroll out of view are reused for rows that scroll in. */
  recycles: boolean;
}

export function TableBody<Row>({ arranged, rowWindow, recycles, rowHref, ...props }: TableBodyProps<Row>) {
  const { rows, pinned } = arranged;
  const { rowKey } = props;
  return (
    <tbody onFocus={rowWindow.onFocus} {...truncationTooltip}>
      {rowWindow.lines.map((line) => {
        if (line.kind === 'gap') return <Gap key={`after ${line.after}`} height={line.height} />;
        const row = rows[line.index];
        if (row === undefined) return null;
        const key = rowKey(row);
        return (
          <TableRow
            key={recycles ? line.index - rowWindow.base : key}
            row={row}
            id={key}
            href={rowHref?.(row)}
            index={line.index}
            isPinned={line.index < pinned}
            isLastPinned={line.index === pinned - 1}
            isLast={line.index === rows.length - 1}
            isCurrent={key === props.current}
            columns={props.columns}
            looks={props.looks}
            decimals={props.decimals}
            rowActions={props.rowActions}
            isChosen={props.chosen?.has(key)}
            onToggle={props.onToggle}
          />
        );
      })}
    </tbody>
  );
}

function Gap({ height }: { height: number }) {
  return (
    <tr aria-hidden>
      <td className={gap} style={{ height }} />
    </tr>
  );
}
