import { RefreshCw, ServerCrash } from 'lucide-react';
import { Button } from '../button/button.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { useMessages } from '../provider/ui-provider.tsx';
import { message } from './table.css.ts';
import type { TableProps } from './table-props.ts';

/** What stands in the place of the rows when there are none: why, and what is next. */
export function TableMessage({
  error,
  onRetry,
  empty,
}: Pick<TableProps<never>, 'error' | 'onRetry' | 'empty'>) {
  const { table } = useMessages();
  if (error === undefined) {
    return (
      <div className={message}>
        <EmptyState {...empty} title={table.empty} text={[empty?.title, empty?.text]} />
      </div>
    );
  }
  return (
    <div className={message}>
      <EmptyState
        tone="danger"
        icon={ServerCrash}
        title={error.title ?? table.error}
        text={error.text ?? table.errorText}
        note={error.note}
        action={
          onRetry && (
            <Button variant="primary" icon={RefreshCw} onClick={onRetry}>
              {table.retry}
            </Button>
          )
        }
      />
    </div>
  );
}
