import { backToTopThreshold, bottomScrollTrigger } from '@deck/tokens';
import { ArrowUp } from 'lucide-react';
import type { RefObject } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { useMessages } from '../provider/ui-provider.tsx';
import { longList } from '../row-window/row-window.ts';
import type { Arranged } from './arrange.ts';
import type { TableColumn } from './column.ts';
import { Mark } from './mark.tsx';
import { PhoneRow } from './phone-row.tsx';
import * as css from './phone-table.css.ts';
import { PhoneSkeleton } from './skeleton-rows.tsx';
import * as marks from './table.css.ts';
import type { TableProps } from './table-props.ts';
import { usePhoneWindow } from './use-phone-window.ts';
import { useScrollRestoration } from './use-scroll-restoration.ts';

interface PhoneTableProps<Row>
  extends Pick<TableProps<Row>, 'label' | 'rowKey' | 'rowHref' | 'phoneActions' | 'restoreKey'> {
  columns: readonly TableColumn<Row>[];
  arranged: Arranged<Row>;
  loading: boolean;
  frame: 'page' | 'card';
  /** The total number of rows; undefined if unknown. */
  rowCount: number | undefined;
  list: RefObject<HTMLDivElement | null>;
  onEnd: (() => void) | undefined;
  onFarDown: (isFarDown: boolean) => void;
  onBackToTop: (() => void) | undefined;
}

const skeletonRows = { page: 8, card: 3 };

/**
 * The rows on a phone: a list with two lines per row, arranged by each column's `phone`. The page scrolls.
 */
export function PhoneTable<Row>({ columns, arranged, loading, frame, list, ...props }: PhoneTableProps<Row>) {
  const { table } = useMessages();
  const { rows, pinned } = arranged;
  const isLong = !loading && rows.length > longList;
  const lines = usePhoneWindow({
    rows,
    rowKey: props.rowKey,
    list,
    visit: props.restoreKey,
    active: isLong,
  });
  useScrollRestoration(list, props.restoreKey, !loading);
  if (loading)
    return (
      // biome-ignore lint/a11y/useSemanticElements: a busy placeholder is not a list.
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
        {/* biome-ignore lint/a11y/noRedundantRoles: WebKit does not treat a list without bullets as a list. */}
        <ul role="list" className={css.list} aria-label={props.label}>
          {lines.map((line) => {
            if (line.kind === 'gap')
              return <li key={`after ${line.after}`} aria-hidden style={{ height: line.height }} />;
            const { index } = line;
            const row = rows[index];
            if (row === undefined) return null;
            const key = props.rowKey(row);
            return (
              <li
                key={key}
                data-row={key}
                className={css.row({
                  long: isLong,
                  lastPinned: index === pinned - 1,
                  last: index === rows.length - 1,
                  acts: props.phoneActions !== undefined,
                })}
                {...(isLong && { 'aria-posinset': index + 1, 'aria-setsize': props.rowCount ?? -1 })}
              >
                <PhoneRow row={row} columns={columns} href={props.rowHref?.(row)} isPinned={index < pinned} />
                {props.phoneActions && <div className={css.actions}>{props.phoneActions(row)}</div>}
              </li>
            );
          })}
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
