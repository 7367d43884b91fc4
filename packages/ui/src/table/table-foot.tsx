import { ArrowUp } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../button/button.tsx';
import { useFocusFallback } from '../button/use-focus-fallback.ts';
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
  const said = useRef<HTMLSpanElement>(null);
  const goesOn = useFocusFallback(said);
  const more = error === undefined ? onLoadMore : onRetry;
  return (
    <div className={css.foot}>
      <span ref={said} tabIndex={-1} className={error === undefined ? css.words : css.problem}>
        {error === undefined ? words : (error.title ?? table.moreError)}
      </span>
      <div className={css.end}>
        {onBackToTop && (
          <Button size="small" variant="quiet" icon={ArrowUp} onClick={onBackToTop}>
            {table.backToTop}
          </Button>
        )}
        {/* One button for both, so that whoever tries again keeps the focus while it loads. */}
        {more && (
          <Button
            ref={goesOn}
            size="small"
            loading={error === undefined && loadingMore === true}
            onClick={more}
          >
            {error === undefined ? table.loadMore : table.retry}
          </Button>
        )}
      </div>
    </div>
  );
}
