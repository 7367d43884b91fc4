import { Button, EmptyState, Spinner } from '@deck/ui';
import { Link2Off, WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { awaited } from './card-frame.css.ts';
import { PlainPage } from './plain-page.tsx';
import { useReading } from './reading.ts';

interface AbsentPageProps {
  /** Whether the address is unknown. */
  missing?: boolean;
  /** Whether the server has not answered. */
  unreachable?: boolean;
  /** A banner at the top, if the page is not for the payer. */
  mark?: ReactNode;
  onRetry: () => void;
}

/** The page while loading, after a failure, and for an unknown address. */
export function AbsentPage({ missing = false, unreachable = false, mark, onRetry }: AbsentPageProps) {
  return (
    <PlainPage mark={mark} isPassing={!missing && !unreachable}>
      <Notice missing={missing} unreachable={unreachable} onRetry={onRetry} />
    </PlainPage>
  );
}

function Notice({ missing, unreachable, onRetry }: AbsentPageProps) {
  const { words } = useReading();
  if (missing) return <EmptyState icon={Link2Off} title={words.missing.title} text={words.missing.text} />;
  if (unreachable) {
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
