import { Pin } from 'lucide-react';
import { Fragment } from 'react';
import { Icon } from '../icon/icon.tsx';
import { useMessages, useUi } from '../provider/ui-provider.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import type { TableColumn } from './column.ts';
import { Content } from './content.tsx';
import { SelectBox } from './select-box.tsx';
import * as css from './table-row.css.ts';
import { WithIcon } from './with-icon.tsx';

interface FirstCellProps<Row> {
  row: Row;
  /** The row's key. */
  id: string;
  column: TableColumn<Row>;
  isPinned: boolean;
  /** Whether the column is wide enough for its icon. */
  hasIcon: boolean;
  href: string | undefined;
  /** Undefined where rows are not chosen. */
  isChosen: boolean | undefined;
  onToggle: (key: string, isRange: boolean) => void;
}

/** The row's heading cell, with the link that covers the row. */
export function FirstCell<Row>({ row, id, column, isPinned, hasIcon, href, ...rest }: FirstCellProps<Row>) {
  const { Link } = useUi();
  const { isChosen, onToggle } = rest;
  const content = <Content key={id} row={row} column={column} />;
  const name =
    href === undefined ? (
      <span className={css.words}>{content}</span>
    ) : (
      <Link href={href} className={css.link}>
        {content}
      </Link>
    );
  const shape = hasIcon ? column.icon?.(row) : undefined;
  return (
    <>
      {isPinned && <PinMark />}
      {isChosen !== undefined && <RowBox id={id} isChosen={isChosen} onToggle={onToggle} />}
      {column.beside === undefined && shape === undefined ? (
        name
      ) : (
        <span className={css.first}>
          <WithIcon shape={shape}>{name}</WithIcon>
          <Fragment key={id}>{column.beside?.(row)}</Fragment>
        </span>
      )}
    </>
  );
}

interface RowBoxProps extends Pick<FirstCellProps<never>, 'id' | 'onToggle'> {
  isChosen: boolean;
}

function RowBox({ id, isChosen, onToggle }: RowBoxProps) {
  const { table } = useMessages();
  return <SelectBox label={table.choose} checked={isChosen} onToggle={(isRange) => onToggle(id, isRange)} />;
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
