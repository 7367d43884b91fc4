import { Button, EmptyState, Spinner } from '@deck/ui';
import { Link2Off, WifiOff } from 'lucide-react';
import { awaited } from './card-frame.css.ts';
import { useReading } from './reading.ts';

interface AbsentNoticeProps {
  stage: 'loading' | 'missing' | 'unreachable';
  onRetry: () => void;
}

/** Shown while loading, after a failure, and for an unknown address. */
export function AbsentNotice({ stage, onRetry }: AbsentNoticeProps) {
  const { words } = useReading();
  if (stage === 'missing')
    return <EmptyState icon={Link2Off} title={words.missing.title} text={words.missing.text} />;
  if (stage === 'unreachable') {
    const { title, text, again } = words.unreachable;
    return (
      <EmptyState
        icon={WifiOff}
        tone="danger"
        title={title}
        text={text}
        action={<Button onClick={onRetry}>{again}</Button>}
      />
    );
  }
  return (
    <div className={awaited}>
      <Spinner label={words.loading} />
    </div>
  );
}
