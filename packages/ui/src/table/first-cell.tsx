import { Pin } from 'lucide-react';
import { Fragment } from 'react';
import { Icon } from '../icon/icon.tsx';
import { useMessages, useUi } from '../provider/ui-provider.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import type { TableColumn } from './column.ts';
import { Content } from './content.tsx';
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
}

/** The row's heading cell, with the link that covers the row. */
export function FirstCell<Row>({ row, id, column, isPinned, hasIcon, href }: FirstCellProps<Row>) {
  const { Link } = useUi();
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

function PinMark() {
  const messages = useMessages();
  return (
    <span className={css.pin}>
      <Icon shape={Pin} size={14} />
      <VisuallyHidden>{messages.table.pinned}</VisuallyHidden>
    </span>
  );
}
