import { ArrowUp } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../button/button.tsx';
import { useFocusFallback } from '../button/use-focus-fallback.ts';
import { useMessages } from '../provider/ui-provider.tsx';
import * as css from './table-foot.css.ts';
import type { TableProps } from './table-props.ts';

interface TableFootProps
  extends Pick<TableProps<never>, 'error' | 'onRetry' | 'onLoadMore' | 'loadingMore' | 'legend'> {
  /** The number of visible rows as text; empty while loading. */
  words: string;
  /** Set once the list is scrolled far enough. */
  onBackToTop: (() => void) | undefined;
}

/** The number of visible rows, and buttons to load more and to return to the top. */
export function TableFoot({ words, error, legend, ...props }: TableFootProps) {
  const { onRetry, onLoadMore, loadingMore, onBackToTop } = props;
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
        {legend}
        {onBackToTop && (
          <Button size="small" variant="quiet" icon={ArrowUp} onClick={onBackToTop}>
            {table.backToTop}
          </Button>
        )}
        {/* The same button for both states, so that it keeps the focus while loading. */}
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
