import { Pin } from 'lucide-react';
import { Icon } from '../icon/icon.tsx';
import { useMessages, useUi } from '../provider/ui-provider.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import type { PhoneSlot, TableColumn } from './column.ts';
import { Content } from './content.tsx';
import * as css from './phone-table.css.ts';

interface PhoneRowProps<Row> {
  row: Row;
  columns: readonly TableColumn<Row>[];
  href: string | undefined;
  isPinned: boolean;
}

/** Title and amount on the first line; details and status on the second, or above one another beside a line. */
export function PhoneRow<Row>({ row, columns, href, isPinned }: PhoneRowProps<Row>) {
  const messages = useMessages();
  const { Link } = useUi();
  const inSlot = (slot: PhoneSlot) => columns.filter((column) => column.phone === slot);
  const lines = inSlot('line');
  const status = <Slot row={row} columns={inSlot('status')} />;
  const metas = (
    <span className={css.metas}>
      {inSlot('meta').map((column) => (
        <span key={column.id} className={css.meta}>
          <Content row={row} column={column} />
        </span>
      ))}
    </span>
  );
  const title = inSlot('title')[0] ?? columns[0];
  const words = title && <Content row={row} column={title} />;
  return (
    <>
      <div className={css.firstLine}>
        <span className={css.title}>
          {href === undefined ? (
            <span className={css.words}>{words}</span>
          ) : (
            <Link href={href} className={css.words}>
              {words}
            </Link>
          )}
          {isPinned && (
            <span className={css.pin}>
              <Icon shape={Pin} size={14} />
              <VisuallyHidden>{messages.table.pinned}</VisuallyHidden>
            </span>
          )}
        </span>
        <Slot row={row} columns={inSlot('amount')} />
      </div>
      <div className={css.secondLine}>
        {lines.length === 0 ? (
          <>
            {metas}
            {status}
          </>
        ) : (
          <>
            <span className={css.stacked}>
              {status}
              {metas}
            </span>
            <Slot row={row} columns={lines} />
          </>
        )}
      </div>
    </>
  );
}

function Slot<Row>({ row, columns }: { row: Row; columns: readonly TableColumn<Row>[] }) {
  return columns.map((column) => (
    <span key={column.id} className={css.end}>
      <Content row={row} column={column} />
    </span>
  ));
}
