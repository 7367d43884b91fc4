import { useRef } from 'react';
import { useMessages } from '../provider/ui-provider.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import type { TableColumn } from './column.ts';
import { widthRange } from './column-room.ts';
import { HeadCell, type SortingProps } from './head-cell.tsx';
import { SelectBox } from './select-box.tsx';
import { getShare, type TableSelection } from './selection.ts';
import * as css from './table-head.css.ts';
import { truncationTooltip } from './truncation-tooltip.ts';
import { type OnMove, useMovingHeads } from './use-moving-heads.ts';
import type { Widening } from './use-widths.ts';
import { WidthHandle } from './width-handle.tsx';

interface TableHeadProps<Row> extends SortingProps {
  columns: readonly TableColumn<Row>[];
  /** The width of each column in pixels. */
  sizes: readonly number[];
  /** How wide each can be made. */
  limits: readonly number[];
  /** Undefined where columns keep their widths. */
  widening: Widening | undefined;
  /** Undefined where columns keep their places. */
  onMove: OnMove | undefined;
  hasActions: boolean;
  selection: TableSelection | undefined;
  /** The keys of all rows shown. */
  keys: readonly string[];
}

export function TableHead<Row>(props: TableHeadProps<Row>) {
  const { columns, sizes, limits, widening, onMove, hasActions, selection, keys, ...sorting } = props;
  const messages = useMessages();
  const row = useRef<HTMLTableRowElement>(null);
  const getMove = useMovingHeads(row, columns, onMove);
  return (
    <thead className={css.head} {...truncationTooltip}>
      <tr ref={row} aria-rowindex={1}>
        {columns.map((column, at) => (
          <HeadCell
            key={column.id}
            column={column}
            move={getMove(column)}
            {...sorting}
            handle={
              widening && (
                <Handle column={column} width={sizes[at] ?? 0} limit={limits[at] ?? 0} {...widening} />
              )
            }
          >
            {at === 0 && selection && <AllBox selection={selection} keys={keys} />}
          </HeadCell>
        ))}
        {hasActions && (
          <th scope="col" className={css.cell}>
            <VisuallyHidden>{messages.table.actions}</VisuallyHidden>
          </th>
        )}
      </tr>
    </thead>
  );
}

/** Chooses all rows shown, or none. */
function AllBox({ selection, keys }: { selection: TableSelection; keys: readonly string[] }) {
  const { table } = useMessages();
  const share = getShare(selection.chosen, keys);
  return (
    <SelectBox
      label={table.chooseAll}
      checked={share}
      onToggle={() => selection.onChange(new Set(share === true ? [] : keys))}
    />
  );
}

interface HandleProps<Row> extends Widening {
  column: TableColumn<Row>;
  width: number;
  limit: number;
}

/** Amounts keep their width, and columns that have one in every window. */
function Handle<Row>({ column, width, limit, onTry, onChoose }: HandleProps<Row>) {
  const { id, head, room, amount } = column;
  const { least, most } = widthRange(room);
  if (amount !== undefined || least === most) return null;
  return (
    <WidthHandle
      name={head}
      width={width}
      range={{ least, most: Math.min(most, limit) }}
      onTry={(tried) => onTry(id, tried)}
      onChoose={(chosen) => onChoose(id, chosen)}
    />
  );
}
