import { Alert } from '@deck/ui';
import type { PayerWords } from '../words/en.ts';
import { useReading } from './reading.ts';
import type { WatchState } from './watch.ts';

interface LostNoticeProps extends Pick<WatchState<unknown>, 'lost'> {
  /** By default the page's. */
  words?: Pick<PayerWords, 'lost' | 'notSent'>;
}

/** The answer was lost: the page looks the outcome up before the user may try again. */
export function LostNotice({ lost, words: own }: LostNoticeProps) {
  const { words } = useReading();
  if (lost === 'no') return null;
  const { title, text } = (own ?? words)[lost === 'checking' ? 'lost' : 'notSent'];
  return (
    <Alert tone={lost === 'checking' ? 'warning' : 'info'} title={title} announced>
      {text}
    </Alert>
  );
}
