import { ArrowUp } from 'lucide-react';
import { Button } from '../button/button.tsx';
import { useMessages } from '../provider/ui-provider.tsx';
import * as css from './table-foot.css.ts';
import type { TableProps } from './table-props.ts';

interface TableFootProps extends Pick<TableProps<never>, 'error' | 'onRetry' | 'onLoadMore' | 'loadingMore'> {
  /** How much of the list is shown; nothing while it is being loaded. */
  words: string;
  /** Set once the list is scrolled far enough. */
  onBackToTop: (() => void) | undefined;
}

/** How much of the list is shown, and the way to more of it, for who does not scroll. */
export function TableFoot({ words, error, onRetry, onLoadMore, loadingMore, onBackToTop }: TableFootProps) {
  const { table } = useMessages();
  return (
    <div className={css.foot}>
      {error === undefined ? (
        <span>{words}</span>
      ) : (
        <span className={css.problem}>{error.title ?? table.moreError}</span>
      )}
      <div className={css.end}>
        {onBackToTop && (
          <Button size="small" variant="quiet" icon={ArrowUp} onClick={onBackToTop}>
            {table.backToTop}
          </Button>
        )}
        {error !== undefined && onRetry && (
          <Button size="small" onClick={onRetry}>
            {table.retry}
          </Button>
        )}
        {error === undefined && onLoadMore && (
          <Button size="small" loading={loadingMore ?? false} onClick={onLoadMore}>
            {table.loadMore}
          </Button>
        )}
      </div>
    </div>
  );
}
