import { RotateCcw, TriangleAlert } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../button/button.tsx';
import { useFocusFallback } from '../button/use-focus-fallback.ts';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { useMessages } from '../provider/ui-provider.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import type { TableEmpty, TableError } from '../table/table-props.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as css from './notification-list.css.ts';
import { type NotificationItem, NotificationRow, type NotificationRowProps } from './notification-row.tsx';
import { useEndInSight } from './use-end-in-sight.ts';

export interface NotificationListProps extends Pick<NotificationRowProps, 'onFollow' | 'onRead'> {
  /** The accessible name: "Payments". */
  label: string;
  /** Newest first. */
  items: readonly NotificationItem[];
  /** Shows a skeleton instead of the items. */
  loading?: boolean | undefined;
  /** Shown instead of the items, or below them. */
  error?: TableError | undefined;
  /** Offers to try again after a failure. */
  onRetry?: (() => void) | undefined;
  /** What to say when there are none. */
  empty: TableEmpty;
  /** Set while there are more items. Called when the end becomes visible, and by the button. */
  onLoadMore?: (() => void) | undefined;
  /** Whether further notifications are on their way. */
  loadingMore?: boolean | undefined;
}

/** A list of notifications: unread items stand out, items with an address are links. */
export function NotificationList(props: NotificationListProps) {
  const { items, loading = false, error, onRetry } = props;
  const { table, spinner } = useMessages();
  const place = useRef<HTMLDivElement>(null);
  const triesAgain = useFocusFallback(place);
  return (
    <div ref={place} tabIndex={-1} className={css.place}>
      {loading ? (
        <Waiting label={spinner.loading} />
      ) : items.length > 0 ? (
        <News {...props} />
      ) : error ? (
        <EmptyState
          tone="danger"
          icon={TriangleAlert}
          title={error.title ?? table.error}
          text={error.text ?? table.errorText}
          action={
            onRetry && (
              <Button ref={triesAgain} icon={RotateCcw} onClick={onRetry}>
                {table.retry}
              </Button>
            )
          }
        />
      ) : (
        <EmptyState {...props.empty} title={props.empty.title ?? table.empty} />
      )}
    </div>
  );
}

function News({
  label,
  items,
  error,
  onRetry,
  onLoadMore,
  loadingMore = false,
  ...acts
}: NotificationListProps) {
  const { table } = useMessages();
  // After a failure only the user retries.
  const end = useEndInSight(loadingMore || error !== undefined ? undefined : onLoadMore);
  const list = useRef<HTMLUListElement>(null);
  const goesOn = useFocusFallback(list);
  const more = error ? onRetry : onLoadMore;
  return (
    <>
      <ul ref={list} tabIndex={-1} className={css.list} aria-label={label}>
        {items.map((item) => (
          <NotificationRow key={item.id} item={item} onFollow={acts.onFollow} onRead={acts.onRead} />
        ))}
      </ul>
      {(error || onLoadMore) && (
        <div ref={end} className={css.end}>
          {error && <span role="alert">{table.moreError}</span>}
          {/* The same button for both states, so that it keeps the focus while loading. */}
          {more && (
            <Button ref={goesOn} size="small" variant="quiet" loading={!error && loadingMore} onClick={more}>
              {error ? table.retry : table.loadMore}
            </Button>
          )}
        </div>
      )}
    </>
  );
}

function Waiting({ label }: { label: string }) {
  return (
    <div className={css.list} aria-busy>
      {css.waitingWidths.map((width) => (
        <div key={width} className={css.waiting}>
          <Skeleton width={width} />
          <Skeleton width={width + 96} />
        </div>
      ))}
      <VisuallyHidden>
        <span role="status">{label}</span>
      </VisuallyHidden>
    </div>
  );
}
