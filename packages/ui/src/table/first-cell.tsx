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
  href: string | undefined;
}

/** The row's heading cell, with the link that covers the row. */
export function FirstCell<Row>({ row, id, column, isPinned, href }: FirstCellProps<Row>) {
  const { Link } = useUi();
  const content = <Content key={id} row={row} column={column} />;
  const name =
    href === undefined ? (
      content
    ) : (
      <Link href={href} className={css.link}>
        {content}
      </Link>
    );
  const shape = column.icon?.(row);
  return (
    <>
      {isPinned && <PinMark />}
      {column.beside === undefined && shape === undefined ? (
        name
      ) : (
        <span className={css.first}>
          <WithIcon shape={shape}>{href === undefined ? <span>{name}</span> : name}</WithIcon>
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
