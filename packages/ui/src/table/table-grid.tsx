import { backToTopThreshold, bottomScrollTrigger } from '@deck/tokens';
import { type RefObject, useLayoutEffect, useMemo, useState } from 'react';
import { decimalsFor } from '../amount/amount-text.ts';
import { useUi } from '../provider/ui-provider.tsx';
import { longList } from '../row-window/row-window.ts';
import type { Arranged } from './arrange.ts';
import type { TableColumn } from './column.ts';
import { Mark } from './mark.tsx';
import { SkeletonRows } from './skeleton-rows.tsx';
import * as css from './table.css.ts';
import { TableBody } from './table-body.tsx';
import { TableHead } from './table-head.tsx';
import type { TableProps } from './table-props.ts';
import { aside, sideways } from './table-row.css.ts';
import { useFrozenWidths } from './use-frozen-widths.ts';
import { useMeasures } from './use-measures.ts';
import { useRowWindow } from './use-row-window.ts';
import { useScrollRestoration } from './use-scroll-restoration.ts';

export interface TableGridProps<Row>
  extends Pick<
    TableProps<Row>,
    'label' | 'rowKey' | 'rowHref' | 'rowActions' | 'pinned' | 'sort' | 'onSort' | 'restoreKey'
  > {
  columns: readonly TableColumn<Row>[];
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

/** The table in its scroll container. */
export function TableGrid<Row>({
  columns,
  arranged,
  loading,
  frame,
  scroller,
  ...props
}: TableGridProps<Row>) {
  const { locale } = useUi();
  const [isAside, setAside] = useState(false);
  const isLong = !loading && arranged.rows.length > longList;
  const { firstColumn, overflows } = useMeasures(scroller);
  const decimals = useDecimals(columns, arranged.rows);
  const widths = useFrozenWidths(scroller, isLong, `${locale} ${columns.map(({ id }) => id).join()}`);
  const rowWindow = useRowWindow({ rows: arranged.rows, rowKey: props.rowKey, scroller, active: isLong });
  useScrollRestoration(scroller, props.restoreKey, !loading);

  useLayoutEffect(() => {
    // New rows are loading: scroll to the start.
    if (loading && scroller.current !== null) scroller.current.scrollTop = 0;
  }, [loading, scroller]);

  const isReached = (overflows.sideways || overflows.down) && props.rowHref === undefined;
  return (
    <div
      ref={scroller}
      className={`${css.scroller({ frame, long: isLong, still: loading })} ${overflows.sideways ? sideways : ''} ${isAside ? aside : ''}`}
      // A focused element must not be hidden below the sticky first column.
      style={{ scrollPaddingInlineStart: firstColumn }}
      tabIndex={isReached ? 0 : -1}
      {...(isReached && { role: 'group', 'aria-label': props.label })}
    >
      <div className={css.inner}>
        <Mark className={css.startMark} onSight={(inSight) => setAside(!inSight)} />
        {frame === 'page' && (
          <Mark
            className={css.topMark}
            height={backToTopThreshold}
            onSight={(inSight) => props.onFarDown(!inSight)}
          />
        )}
        <table
          className={css.table({ frozen: widths !== null, yielding: columns.some(({ yields }) => yields) })}
          // In pixels: a percentage of a container as wide as its table would be circular.
          style={widths === null ? undefined : { width: widths.reduce((sum, width) => sum + width, 0) }}
          aria-label={props.label}
          aria-busy={loading || undefined}
          aria-rowcount={props.rowCount === undefined ? -1 : props.rowCount + 1}
        >
          <colgroup>
            {columns.map((column, index) => (
              <col key={column.id} style={{ width: widths?.[index] ?? column.width }} />
            ))}
          </colgroup>
          <TableHead
            columns={columns}
            sort={props.sort ?? null}
            onSort={props.onSort}
            disabled={loading}
            hasActions={props.rowActions !== undefined}
          />
          {loading ? (
            <SkeletonRows
              columns={columns}
              count={skeletonRows[frame]}
              hasPins={props.pinned !== undefined}
              hasActions={props.rowActions !== undefined}
            />
          ) : (
            <TableBody
              columns={columns}
              arranged={arranged}
              decimals={decimals}
              rowWindow={rowWindow}
              recycles={isLong}
              rowKey={props.rowKey}
              rowHref={props.rowHref}
              rowActions={props.rowActions}
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
    </div>
  );
}

function useDecimals<Row>(columns: readonly TableColumn<Row>[], rows: readonly Row[]) {
  return useMemo(() => {
    const decimals = new Map<string, number>();
    for (const { id, amount } of columns) {
      if (amount === undefined) continue;
      const currencies = new Set<string>();
      for (const row of rows) {
        const cell = amount(row);
        if (cell) currencies.add(cell.currency);
      }
      decimals.set(id, decimalsFor(currencies));
    }
    return decimals;
  }, [columns, rows]);
}
