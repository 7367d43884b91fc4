import { formatInstant, toEpoch } from '@deck/values';
import { isTellable } from '../calendar/calendar-years.ts';
import { Figures } from '../figures/figures.tsx';
import { useUi } from '../provider/ui-provider.tsx';
import { countdown } from './countdown.css.ts';
import { formatRemaining, remaining } from './remaining.ts';
import { useNow } from './use-now.ts';

export interface CountdownProps {
  /** Instant of the wire: `2026-11-20T10:00:00Z`. What is none is shown as it is. */
  until: string;
}

/**
 * How long it is until an instant, in the type of its surroundings, renewed every 60 seconds. It only counts: whether
 * anything is over, the server says.
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
