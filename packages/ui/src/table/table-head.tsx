import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { useMessages } from '../provider/ui-provider.tsx';
import { Tooltip } from '../tooltip/tooltip.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { getAlign, type TableColumn } from './column.ts';
import { SelectBox } from './select-box.tsx';
import { getShare, type TableSelection } from './selection.ts';
import { nextSort, type TableSort } from './sort.ts';
import * as css from './table-head.css.ts';
import { truncationTooltip } from './truncation-tooltip.ts';

interface SortingProps {
  sort: TableSort | null;
  onSort: ((sort: TableSort) => void) | undefined;
  /** The rows are loading, so sorting is disabled. */
  disabled: boolean;
}

interface TableHeadProps<Row> extends SortingProps {
  columns: readonly TableColumn<Row>[];
  hasActions: boolean;
  selection: TableSelection | undefined;
  /** The keys of all rows shown. */
  keys: readonly string[];
}

export function TableHead<Row>({ columns, hasActions, selection, keys, ...sorting }: TableHeadProps<Row>) {
  const messages = useMessages();
  return (
    <thead className={css.head} {...truncationTooltip}>
      <tr aria-rowindex={1}>
        {columns.map((column, at) => (
          <HeadCell key={column.id} column={column} {...sorting}>
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

const ariaSorts = { asc: 'ascending', desc: 'descending' } as const;

interface HeadCellProps<Row> extends SortingProps {
  column: TableColumn<Row>;
  /** Before the name: the box for all rows. */
  children: ReactNode;
}

function HeadCell<Row>({ column, sort, onSort, disabled, children }: HeadCellProps<Row>) {
  const direction = sort?.id === column.id ? sort.direction : undefined;
  const align = getAlign(column);
  const content = css.content({
    align,
    unit: column.amount !== undefined && !column.hideCurrency,
    sorted: direction !== undefined,
  });
  const name = column.headHidden ? (
    <VisuallyHidden>{column.head}</VisuallyHidden>
  ) : (
    <span className={css.name}>{column.head}</span>
  );
  if (!column.sort || onSort === undefined) {
    return (
      <th scope="col" className={css.cell}>
        {children}
        <span className={content}>{name}</span>
      </th>
    );
  }
  return (
    <th scope="col" className={css.cell} aria-sort={direction && ariaSorts[direction]}>
      {children}
      {/* Not the `disabled` attribute: it would take the focus from the user who just sorted. */}
      <Tooltip text={column.sortHint}>
        <button
          type="button"
          className={`${content} ${css.button({ offers: direction === undefined, align })}`}
          aria-disabled={disabled || undefined}
          onClick={disabled ? undefined : () => onSort(nextSort(sort, column.id))}
        >
          {align === 'end' && direction && <Arrow direction={direction} />}
          {name}
          {align === 'start' && direction && <Arrow direction={direction} />}
        </button>
      </Tooltip>
    </th>
  );
}

function Arrow({ direction }: { direction: TableSort['direction'] }) {
  return (
    <span className={css.arrow}>
      <Icon shape={direction === 'desc' ? ArrowDown : ArrowUp} size={12} />
    </span>
  );
}
