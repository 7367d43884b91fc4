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
  const more = error === undefined ? onLoadMore : onRetry;
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
        {/* One button for both, so that whoever tries again keeps the focus while it loads. */}
        {more && (
          <Button size="small" loading={error === undefined && loadingMore === true} onClick={more}>
            {error === undefined ? table.loadMore : table.retry}
          </Button>
        )}
      </div>
    </div>
  );
}
