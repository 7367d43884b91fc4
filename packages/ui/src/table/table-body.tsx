import type { Arranged } from './arrange.ts';
import type { TableColumn } from './column.ts';
import type { TableProps } from './table-props.ts';
import { gap } from './table-row.css.ts';
import { TableRow } from './table-row.tsx';
import type { RowWindow } from './use-row-window.ts';

interface TableBodyProps<Row> extends Pick<TableProps<Row>, 'rowKey' | 'rowHref' | 'rowActions'> {
  columns: readonly TableColumn<Row>[];
  arranged: Arranged<Row>;
  decimals: ReadonlyMap<string, number>;
  rowWindow: RowWindow;
}

export function TableBody<Row>({ arranged, rowWindow, rowKey, rowHref, ...props }: TableBodyProps<Row>) {
  const { rows, pinned } = arranged;
  return (
    <tbody onFocus={rowWindow.onFocus} onBlur={rowWindow.onBlur}>
      {rowWindow.lines.map((line) => {
        if (line.kind === 'gap') return <Gap key={`after ${line.after}`} height={line.height} />;
        const row = rows[line.index];
        if (row === undefined) return null;
        return (
          <TableRow
            key={rowKey(row)}
            row={row}
            rowKey={rowKey(row)}
            href={rowHref?.(row)}
            index={line.index}
            isPinned={line.index < pinned}
            isLastPinned={line.index === pinned - 1}
            isLast={line.index === rows.length - 1}
            {...props}
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
