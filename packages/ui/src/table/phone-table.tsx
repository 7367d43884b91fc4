import { backToTopThreshold, bottomScrollTrigger } from '@deck/tokens';
import { ArrowUp } from 'lucide-react';
import type { RefObject } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { useMessages } from '../provider/ui-provider.tsx';
import type { Arranged } from './arrange.ts';
import type { TableColumn } from './column.ts';
import { Mark } from './mark.tsx';
import { PhoneRow } from './phone-row.tsx';
import * as css from './phone-table.css.ts';
import { PhoneSkeleton } from './skeleton-rows.tsx';
import * as marks from './table.css.ts';
import type { TableProps } from './table-props.ts';
import { useReturn } from './use-return.ts';

interface PhoneTableProps<Row> extends Pick<TableProps<Row>, 'label' | 'rowKey' | 'rowHref' | 'restoreKey'> {
  columns: readonly TableColumn<Row>[];
  arranged: Arranged<Row>;
  loading: boolean;
  frame: 'page' | 'card';
  list: RefObject<HTMLDivElement | null>;
  onEnd: (() => void) | undefined;
  onFarDown: (isFarDown: boolean) => void;
  onBackToTop: (() => void) | undefined;
}

const skeletonRows = { page: 8, card: 3 };

/** The rows on a phone: a list, two lines each. Columns go where their `phone` says. The page scrolls. */
export function PhoneTable<Row>({ columns, arranged, loading, frame, list, ...props }: PhoneTableProps<Row>) {
  const { table } = useMessages();
  const { rows, pinned } = arranged;
  useReturn(list, props.restoreKey, !loading);
  if (loading)
    return (
      // biome-ignore lint/a11y/useSemanticElements: its lines are on their way.
      <div role="list" aria-label={props.label} aria-busy>
        <PhoneSkeleton count={skeletonRows[frame]} />
      </div>
    );
  return (
    <>
      <div ref={list} className={css.place} tabIndex={-1}>
        {frame === 'page' && (
          <Mark
            className={marks.topMark}
            height={backToTopThreshold}
            onSight={(inSight) => props.onFarDown(!inSight)}
          />
        )}
        {/* biome-ignore lint/a11y/noRedundantRoles: without its bullets WebKit no longer takes it for a list. */}
        <ul role="list" className={css.list} aria-label={props.label}>
          {rows.map((row, index) => (
            <li
              key={props.rowKey(row)}
              data-row={props.rowKey(row)}
              className={css.row({ lastPinned: index === pinned - 1, last: index === rows.length - 1 })}
            >
              <PhoneRow row={row} columns={columns} href={props.rowHref?.(row)} isPinned={index < pinned} />
            </li>
          ))}
        </ul>
        {props.onEnd && (
          <Mark
            key={rows.length}
            className={marks.bottomMark}
            height={bottomScrollTrigger}
            onSight={(inSight) => inSight && props.onEnd?.()}
          />
        )}
      </div>
      {props.onBackToTop && (
        <div className={css.floating}>
          <IconButton
            variant="secondary"
            size="large"
            icon={ArrowUp}
            label={table.backToTop}
            onClick={props.onBackToTop}
          />
        </div>
      )}
    </>
  );
}
