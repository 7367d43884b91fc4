import { Pin } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { Amount } from '../amount/amount.tsx';
import { Icon, type IconShape } from '../icon/icon.tsx';
import { useMessages, useUi } from '../provider/ui-provider.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { alignOf, type TableColumn } from './column.ts';
import type { TableProps } from './table-props.ts';
import * as css from './table-row.css.ts';

export interface RowLook {
  isPinned: boolean;
  /** Pinned rows are closed by a stronger line. */
  isLastPinned: boolean;
  isLast: boolean;
}

interface TableRowProps<Row> extends RowLook, Pick<TableProps<Row>, 'rowActions'> {
  row: Row;
  /** Among all rows, from 0. */
  index: number;
  rowKey: string;
  href: string | undefined;
  columns: readonly TableColumn<Row>[];
  /** How many decimals each column of amounts keeps room for. */
  decimals: ReadonlyMap<string, number>;
}

function Drawn<Row>({ row, index, rowKey, columns, rowActions, ...rest }: TableRowProps<Row>) {
  const [first, ...others] = columns;
  const edge = { lastPinned: rest.isLastPinned, last: rest.isLast };
  return (
    <tr className={css.row} data-index={index} data-row={rowKey} aria-rowindex={index + 2}>
      {first && (
        <th scope="row" className={css.cell({ kind: 'first', ...edge })}>
          <FirstCell row={row} column={first} isPinned={rest.isPinned} href={rest.href} />
        </th>
      )}
      {others.map((column) => (
        <td
          key={column.id}
          className={css.cell({
            kind: column.amount === undefined ? 'content' : 'amount',
            align: alignOf(column),
            quiet: column.quiet ?? false,
            ...edge,
          })}
          style={(column.width ?? 0) > css.widestText ? { maxWidth: column.width } : undefined}
        >
          <WithIcon shape={column.icon?.(row)}>
            <Content row={row} column={column} decimals={rest.decimals.get(column.id)} />
          </WithIcon>
          {column.beside?.(row)}
        </td>
      ))}
      {rowActions && (
        <td className={css.cell({ kind: 'actions', ...edge })}>
          <div className={css.actions}>{rowActions(row)}</div>
        </td>
      )}
    </tr>
  );
}

/** Drawn anew only when something of it changed: hundreds of them stand in one table. */
export const TableRow = memo(Drawn) as typeof Drawn;

interface FirstCellProps<Row> extends Pick<TableRowProps<Row>, 'row' | 'href' | 'isPinned'> {
  column: TableColumn<Row>;
}

function FirstCell<Row>({ row, column, isPinned, href }: FirstCellProps<Row>) {
  const { Link } = useUi();
  const content = <Content row={row} column={column} />;
  return (
    <span className={css.first}>
      {isPinned && <PinMark />}
      <WithIcon shape={column.icon?.(row)}>
        {href === undefined ? (
          <span>{content}</span>
        ) : (
          <Link href={href} className={css.link}>
            {content}
          </Link>
        )}
      </WithIcon>
      {column.beside?.(row)}
    </span>
  );
}

function WithIcon({ shape, children }: { shape: IconShape | undefined; children: ReactNode }) {
  if (shape === undefined) return children;
  return (
    <span className={css.withIcon}>
      <span className={css.icon}>
        <Icon shape={shape} size={14} />
      </span>
      {children}
    </span>
  );
}

function PinMark() {
  const messages = useMessages();
  return (
    <span className={css.pin}>
      <Icon shape={Pin} size={14} />
      <VisuallyHidden>{messages.table.pinned}</VisuallyHidden>
    </span>
  );
}

interface ContentProps<Row> {
  row: Row;
  column: TableColumn<Row>;
  decimals?: number | undefined;
}

/** What a cell holds, wherever it stands. */
export function Content<Row>({ row, column, decimals = 0 }: ContentProps<Row>): ReactNode {
  if (column.amount === undefined) return column.cell(row);
  const value = column.amount(row);
  if (value === null) return null;
  return (
    <Amount
      amount={value.amount}
      currency={value.currency}
      emphasis={column.emphasis}
      hideCurrency={column.hideCurrency}
      decimals={decimals}
    />
  );
}
