import { Alert } from '@deck/ui';
import { useReading } from './reading.ts';
import type { WatchState } from './watch.ts';

/** The answer was lost: the page looks the outcome up before the user may try again. */
export function LostNotice({ lost }: Pick<WatchState<unknown>, 'lost'>) {
  const { words } = useReading();
  if (lost === 'no') return null;
  const { title, text } = lost === 'checking' ? words.lost : words.notSent;
  return (
    <Alert tone={lost === 'checking' ? 'warning' : 'info'} title={title} announced>
      {text}
    </Alert>
  );
}
