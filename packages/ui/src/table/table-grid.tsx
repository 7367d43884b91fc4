import { backToTopThreshold, bottomScrollTrigger } from '@deck/tokens';
import { type RefObject, useLayoutEffect, useState } from 'react';
import { longList } from '../row-window/row-window.ts';
import type { Arranged } from './arrange.ts';
import type { TableColumn } from './column.ts';
import type { ChosenWidths } from './fit-columns.ts';
import type { Density } from './layout.ts';
import { Mark } from './mark.tsx';
import { choosing } from './select-box.css.ts';
import { SkeletonRows } from './skeleton-rows.tsx';
import * as css from './table.css.ts';
import { TableBody } from './table-body.tsx';
import { TableHead } from './table-head.tsx';
import type { TableProps } from './table-props.ts';
import { aside, sideways } from './table-row.css.ts';
import { useDecimals } from './use-decimals.ts';
import { useFit } from './use-fit.ts';
import type { OnMove } from './use-moving-heads.ts';
import { useOverflow } from './use-overflow.ts';
import { useRoom } from './use-room.ts';
import { useRowWindow } from './use-row-window.ts';
import { useScrollRestoration } from './use-scroll-restoration.ts';
import { useSelection } from './use-selection.ts';
import { useWidths, type Widening } from './use-widths.ts';

export interface TableGridProps<Row>
  extends Pick<
    TableProps<Row>,
    | 'label'
    | 'rowKey'
    | 'rowHref'
    | 'rowActions'
    | 'actionsWidth'
    | 'current'
    | 'pinned'
    | 'selection'
    | 'sort'
    | 'onSort'
    | 'onFit'
    | 'restoreKey'
  > {
  columns: readonly TableColumn<Row>[];
  /** The widths a person has chosen. */
  widths: ChosenWidths | undefined;
  /** Undefined where columns keep their widths. */
  onWidth: Widening['onChoose'] | undefined;
  /** Undefined where columns keep their places. */
  onMove: OnMove | undefined;
  density: Density;
  arranged: Arranged<Row>;
  loading: boolean;
  frame: 'page' | 'card';
  /** The total number of rows; undefined if unknown. */
  rowCount: number | undefined;
  scroller: RefObject<HTMLDivElement | null>;
  /** Called when the end of the rows is visible, again after each change of the rows. */
  onEnd: (() => void) | undefined;
  onFarDown: (isFarDown: boolean) => void;
}

const skeletonRows = { page: 24, card: 3 };
/** A small icon button with its padding. */
const iconActions = 40;

/** The table in its scroll container. */
export function TableGrid<Row>({ arranged, loading, frame, scroller, ...props }: TableGridProps<Row>) {
  const [isAside, setAside] = useState(false);
  const [isAtEnd, setAtEnd] = useState(true);
  const room = useRoom(scroller);
  const isReady = room !== undefined;
  const isLong = !loading && arranged.rows.length > longList;
  const { selection } = props;
  const hasPins = props.pinned !== undefined || selection !== undefined;
  const hasActions = props.rowActions !== undefined;
  const actions = hasActions ? (props.actionsWidth ?? iconActions) : 0;
  const [chosen, widening] = useWidths(props.widths, props.onWidth);
  const { columns, sizes, limits, widths, looks, still } = useFit(props.columns, {
    room: room ?? 0,
    frame,
    hasPins,
    actions,
    chosen,
    onFit: props.onFit,
  });
  const { keys, toggle } = useSelection(selection, arranged.rows, props.rowKey);
  const decimals = useDecimals(columns, arranged.rows);
  const width = widths.reduce((sum, own) => sum + own, actions);
  const isWide = isReady && width > room;
  const isHigh = useOverflow(scroller, isReady && props.rowHref === undefined);
  const rowWindow = useRowWindow({
    rows: arranged.rows,
    rowKey: props.rowKey,
    scroller,
    active: isLong,
    isDrawn: isReady,
    density: props.density,
  });
  useScrollRestoration(scroller, props.restoreKey, !loading && isReady);

  useLayoutEffect(() => {
    // New rows are loading: scroll to the start.
    if (loading && scroller.current !== null) scroller.current.scrollTop = 0;
  }, [loading, scroller]);

  // Without links in its rows a table that scrolls is a tab stop itself.
  const isReached = (isWide || isHigh) && props.rowHref === undefined;
  return (
    <div className={css.place({ frame, more: isWide && !isAtEnd })}>
      <div
        ref={scroller}
        className={`${css.scroller({ frame, long: isLong, still: loading })} ${isWide ? sideways : ''} ${isAside ? aside : ''}`}
        // A focused element must not be hidden below the sticky first column.
        style={{ scrollPaddingInlineStart: widths[0] }}
        tabIndex={isReached ? 0 : -1}
        {...(isReached && { role: 'group', 'aria-label': props.label })}
      >
        {isReady && (
          <div className={css.inner}>
            <Mark className={css.startMark} onSight={(inSight) => setAside(!inSight)} />
            <Mark className={css.endMark} onSight={setAtEnd} />
            {frame === 'page' && (
              <Mark
                className={css.topMark}
                height={backToTopThreshold}
                onSight={(inSight) => props.onFarDown(!inSight)}
              />
            )}
            <table
              className={`${css.table} ${selection && selection.chosen.size > 0 ? choosing : ''}`}
              style={{ width }}
              data-still={still}
              aria-label={props.label}
              aria-busy={loading || undefined}
              aria-rowcount={props.rowCount === undefined ? -1 : props.rowCount + 1}
            >
              <colgroup>
                {columns.map((column, index) => (
                  <col key={column.id} style={{ width: widths[index] }} />
                ))}
                {hasActions && <col style={{ width: actions }} />}
              </colgroup>
              <TableHead
                columns={columns}
                sizes={sizes}
                limits={limits}
                widening={widening}
                onMove={props.onMove}
                sort={props.sort ?? null}
                onSort={props.onSort}
                disabled={loading}
                hasActions={hasActions}
                selection={loading ? undefined : selection}
                keys={keys}
              />
              {loading ? (
                <SkeletonRows
                  columns={columns}
                  count={skeletonRows[frame]}
                  hasPins={hasPins}
                  hasActions={hasActions}
                />
              ) : (
                <TableBody
                  columns={columns}
                  looks={looks}
                  arranged={arranged}
                  decimals={decimals}
                  rowWindow={rowWindow}
                  recycles={isLong}
                  rowKey={props.rowKey}
                  rowHref={props.rowHref}
                  rowActions={props.rowActions}
                  current={props.current}
                  chosen={selection?.chosen}
                  onToggle={toggle}
                />
              )}
            </table>
            {props.onEnd && (
              <Mark
                key={arranged.rows.length}
                className={css.bottomMark}
                height={bottomScrollTrigger}
                onSight={(inSight) => inSight && props.onEnd?.()}
              />
            )}
          </div>
        )}
      </div>
    </div>
  );
}
