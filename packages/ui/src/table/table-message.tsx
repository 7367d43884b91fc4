import { RefreshCw, ServerCrash } from 'lucide-react';
import type { RefObject } from 'react';
import { Button } from '../button/button.tsx';
import { useFocusFallback } from '../button/use-focus-fallback.ts';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { useMessages } from '../provider/ui-provider.tsx';
import { message } from './table.css.ts';
import type { TableProps } from './table-props.ts';

interface TableMessageProps extends Pick<TableProps<never>, 'error' | 'onRetry' | 'empty' | 'frame'> {
  /** Takes the focus when the "try again" button disappears. */
  fallback: RefObject<HTMLElement | null>;
}

/** Replaces missing rows: the reason, and the next step. */
export function TableMessage({ error, onRetry, empty, frame, fallback }: TableMessageProps) {
  const { table } = useMessages();
  const triesAgain = useFocusFallback(fallback);
  if (error === undefined) {
    const text = [empty?.title, empty?.text];
    if (frame === 'card') return <EmptyState {...empty} small title={table.empty} text={text} />;
    return (
      <div className={message}>
        <EmptyState {...empty} title={table.empty} text={text} />
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
            <Button ref={triesAgain} variant="primary" icon={RefreshCw} onClick={onRetry}>
              {table.retry}
            </Button>
          )
        }
      />
    </div>
  );
}
