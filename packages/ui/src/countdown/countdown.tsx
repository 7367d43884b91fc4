import { formatInstant, toEpoch } from '@deck/values';
import { isTellable } from '../calendar/calendar-years.ts';
import { Figures } from '../figures/figures.tsx';
import { useUi } from '../provider/ui-provider.tsx';
import { countdown } from './countdown.css.ts';
import { formatRemaining, remaining } from './remaining.ts';
import { useNow } from './use-now.ts';

export interface CountdownProps {
  /** An instant of the wire: `2026-11-20T10:00:00Z`. Invalid text is shown unchanged. */
  until: string;
}

/**
 * The time left until an instant, as inline text, updated every 60 seconds. It only counts: the server
 * decides whether anything is over.
 */
export function Countdown({ until }: CountdownProps) {
  const { locale, timeZone } = useUi();
  const now = useNow();
  if (!isTellable(until)) return <span className={countdown}>{until}</span>;
  const left = remaining(toEpoch(until), now);
  return (
    <time className={countdown} dateTime={until} title={`${formatInstant(until, timeZone)} ${timeZone}`}>
      <Figures>{formatRemaining(left, locale)}</Figures>
    </time>
  );
}
