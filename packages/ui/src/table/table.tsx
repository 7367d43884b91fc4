import { media } from '@deck/tokens';
import { useMemo, useRef, useState } from 'react';
import type { Messages } from '../messages/messages.ts';
import { useMessages } from '../provider/ui-provider.tsx';
import { useMedia } from '../use-media/use-media.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { arrange } from './arrange.ts';
import { visibleColumns } from './column.ts';
import { inOrder, orderWith } from './column-order.ts';
import { type TableLayout, withWidth } from './layout.ts';
import { PhoneTable } from './phone-table.tsx';
import { scrollingAncestor } from './scrolling-ancestor.ts';
import * as css from './table.css.ts';
import { TableFoot } from './table-foot.tsx';
import { TableGrid } from './table-grid.tsx';
import { TableMessage } from './table-message.tsx';
import type { TableProps } from './table-props.ts';
import { useFreezeWhilePressed } from './use-freeze-while-pressed.ts';

const asIs: TableLayout = { hidden: [] };

/** A table of the given rows in their order. Sorting, paging and loading are up to the caller. */
export function Table<Row>(props: TableProps<Row>) {
  const { rows, pinned, columns, layout = asIs, frame = 'page', loading = false } = props;
  const { hidden, order, widths, density = 'comfortable' } = layout;
  const messages = useMessages();
  const isPhone = useMedia(media.phone);
  const [isFarDown, setFarDown] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [arranged, onPointerDown] = useFreezeWhilePressed(
    useMemo(() => arrange(rows, pinned), [rows, pinned]),
  );
  const shown = useMemo(() => visibleColumns(columns, hidden), [columns, hidden]);
  const inPlace = useMemo(() => visibleColumns(inOrder(columns, order), hidden), [columns, order, hidden]);

  const isEmpty = !loading && rows.length === 0;
  const words = isEmpty || loading ? '' : showing(messages, props);
  // After a failure only the user retries.
  const canLoad = !loading && !props.loadingMore && props.error === undefined;
  const onEnd = frame === 'page' && canLoad ? props.onLoadMore : undefined;
  const rowCount = props.totalExact === false ? undefined : (props.total ?? rows.length);
  const onBackToTop = isFarDown && !isEmpty ? () => backToTop(list.current) : undefined;

  const { onLayout } = props;
  const news = announcement(messages, props);
  // What a person did to a column, until there is other news.
  const [said, setSaid] = useState<{ readonly text: string; readonly after: string }>();
  function move(id: string, placeOf: string) {
    const name = inPlace.find((column) => column.id === id)?.head ?? '';
    const place = inPlace.findIndex((column) => column.id === placeOf) + 1;
    setSaid({ text: messages.sortableList.place(name, place, inPlace.length), after: news });
    onLayout?.({ ...layout, order: orderWith(inOrder(columns, order), id, placeOf) });
  }

  return (
    <div
      ref={root}
      tabIndex={-1}
      className={css.root({ frame, density, pins: pinned !== undefined || props.selection !== undefined })}
      onPointerDown={onPointerDown}
    >
      {isEmpty ? (
        <TableMessage
          error={props.error}
          onRetry={props.onRetry}
          empty={props.empty}
          frame={frame}
          fallback={root}
        />
      ) : isPhone ? (
        <PhoneTable
          {...props}
          // A hidden column may still be the row's heading.
          columns={columns.filter((column) => shown.includes(column) || column.phone === 'title')}
          arranged={arranged}
          loading={loading}
          frame={frame}
          rowCount={rowCount}
          list={list}
          onEnd={onEnd}
          onFarDown={setFarDown}
          onBackToTop={onBackToTop}
        />
      ) : (
        <TableGrid
          {...props}
          columns={inPlace}
          widths={widths}
          onWidth={onLayout && ((id, width) => onLayout(withWidth(layout, id, width)))}
          onMove={onLayout && move}
          density={density}
          arranged={arranged}
          loading={loading}
          frame={frame}
          rowCount={rowCount}
          scroller={list}
          onEnd={onEnd}
          onFarDown={setFarDown}
        />
      )}
      {!isEmpty && (props.total !== undefined || props.onLoadMore !== undefined) && (
        <TableFoot
          words={words}
          error={loading ? undefined : props.error}
          legend={props.legend}
          onRetry={props.onRetry}
          onLoadMore={loading ? undefined : props.onLoadMore}
          loadingMore={props.loadingMore}
          onBackToTop={isPhone ? undefined : onBackToTop}
        />
      )}
      <VisuallyHidden>
        <span role="status">{said?.after === news ? said.text : news}</span>
      </VisuallyHidden>
    </div>
  );
}

function showing<Row>({ table }: Messages, { rows, total, totalExact }: TableProps<Row>): string {
  return table.showing(rows.length, total ?? rows.length, totalExact ?? true);
}

/** Announces changes: the state of the rows, and their number. */
function announcement<Row>(messages: Messages, props: TableProps<Row>): string {
  const { table } = messages;
  if (props.loading) return table.loading;
  if (props.error) return props.error.title ?? (props.rows.length === 0 ? table.error : table.moreError);
  if (props.rows.length > 0) return showing(messages, props);
  return [table.empty, props.empty?.title].filter(Boolean).join('. ');
}

function backToTop(list: HTMLElement | null): void {
  if (list === null) return;
  scrollingAncestor(list).scrollTo({ top: 0 });
  // The button disappears, and the focus would be lost.
  list.focus({ preventScroll: true });
}
