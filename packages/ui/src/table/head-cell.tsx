import { ArrowDown, ArrowUp } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { Icon } from '../icon/icon.tsx';
import { Tooltip } from '../tooltip/tooltip.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { getAlign, type TableColumn } from './column.ts';
import { nextSort, type TableSort } from './sort.ts';
import * as css from './table-head.css.ts';
import type { HeadMove } from './use-moving-heads.ts';

export interface SortingProps {
  sort: TableSort | null;
  onSort: ((sort: TableSort) => void) | undefined;
  /** The rows are loading, so sorting is disabled. */
  disabled: boolean;
}

interface HeadCellProps<Row> extends SortingProps {
  column: TableColumn<Row>;
  /** How it is moved; undefined where it keeps its place. */
  move: HeadMove | undefined;
  /** Before the name: the box for all rows. */
  children: ReactNode;
  /** At its end: what widens it. */
  handle: ReactNode;
}

const ariaSorts = { asc: 'ascending', desc: 'descending' } as const;
const moveKeys = 'Shift+ArrowLeft Shift+ArrowRight';

/** The name of a column: pressing it sorts, dragging it moves the column. */
export function HeadCell<Row>({ column, move, children, handle, ...sorting }: HeadCellProps<Row>) {
  const id = useId();
  const { sort } = sorting;
  const direction = sort?.id === column.id ? sort.direction : undefined;
  const isSorted = column.sort === true && sorting.onSort !== undefined;
  return (
    <th
      scope="col"
      className={`${css.cell} ${move ? css.moving[move.state] : ''}`}
      style={move?.by === undefined ? undefined : { transform: `translateX(${move.by}px)` }}
      aria-sort={isSorted && direction ? ariaSorts[direction] : undefined}
      aria-labelledby={id}
      onKeyDown={move && ((event) => onMoveKey(event, move))}
    >
      {children}
      <Name {...sorting} id={id} column={column} direction={direction} move={move} />
      {handle}
    </th>
  );
}

interface NameProps<Row> extends SortingProps, Pick<HeadCellProps<Row>, 'column' | 'move'> {
  id: string;
  direction: TableSort['direction'] | undefined;
}

function Name<Row>({ id, column, direction, move, sort, onSort, disabled }: NameProps<Row>) {
  const align = getAlign(column);
  const content = css.content({
    align,
    unit: column.amount !== undefined && !column.hideCurrency,
    sorted: direction !== undefined,
    moves: move !== undefined,
  });
  const name = column.headHidden ? (
    <VisuallyHidden>{column.head}</VisuallyHidden>
  ) : (
    <span className={css.name}>{column.head}</span>
  );
  if (!column.sort || onSort === undefined) {
    return (
      <span id={id} className={content} onPointerDown={move?.onPointerDown}>
        {name}
      </span>
    );
  }
  const button = (
    // Not the `disabled` attribute: it would take the focus from the user who just sorted.
    <button
      id={id}
      type="button"
      className={`${content} ${css.button({ offers: direction === undefined, align })}`}
      aria-disabled={disabled || undefined}
      aria-keyshortcuts={move && moveKeys}
      onPointerDown={move?.onPointerDown}
      onClick={(event) => {
        // The end of a drag is no press. A key has no detail.
        if (disabled || (event.detail > 0 && move?.wasDragged())) return;
        onSort(nextSort(sort, column.id));
      }}
    >
      {align === 'end' && direction && <Arrow direction={direction} />}
      {name}
      {align === 'start' && direction && <Arrow direction={direction} />}
    </button>
  );
  return column.sortHint === undefined ? button : <Tooltip text={column.sortHint}>{button}</Tooltip>;
}

function onMoveKey(event: KeyboardEvent, move: HeadMove): void {
  const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (by === undefined || !event.shiftKey || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  move.onStep(by);
}

function Arrow({ direction }: { direction: TableSort['direction'] }) {
  return (
    <span className={css.arrow}>
      <Icon shape={direction === 'desc' ? ArrowDown : ArrowUp} size={12} />
    </span>
  );
}
