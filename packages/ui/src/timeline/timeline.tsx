import { formatInstant } from '@deck/values';
import { isTellable } from '../calendar/calendar-years.ts';
import { useNow } from '../countdown/use-now.ts';
import { Figures } from '../figures/figures.tsx';
import { useUi } from '../provider/ui-provider.tsx';
import { Dot } from '../status-dot/dot.tsx';
import { mark } from '../status-dot/status-dot.css.ts';
import type { StatusTone } from '../status-dot/tone.ts';
import { eventTime, relativeTime } from './event-time.ts';
import { newestFirst } from './newest-first.ts';
import * as css from './timeline.css.ts';

export interface TimelineEvent {
  id: string;
  tone: StatusTone;
  /** The event with its amount: "Declined €2,160.00". */
  title: string;
  /** The reason or details. */
  detail?: string | undefined;
  /** The author: a name, or a text for the customer or the system. */
  author: string;
  /** An instant of the wire: `2026-11-20T10:00:00Z`. */
  at: string;
}

export interface TimelineProps {
  /** In any order: the newest is shown first, and events of the same instant keep their order. */
  events: readonly TimelineEvent[];
  /** An IANA zone; by default the reader's. The context must name the zone. */
  timeZone?: string | undefined;
  /** Without the authors, where there is little room. */
  compact?: boolean | undefined;
}

/**
 * Events, newest first: event and time on the first line, reason on the second, author and elapsed time on
 * the last.
 */
export function Timeline({ events, timeZone, compact = false }: TimelineProps) {
  const { locale, timeZone: readersZone } = useUi();
  const zone = timeZone ?? readersZone;
  const now = useNow();
  return (
    <ol className={css.list}>
      {newestFirst(events).map(({ id, tone, title, detail, author, at }) => (
        <li key={id} className={css.event}>
          <span className={`${css.dot} ${mark({ tone })}`}>
            <Dot tone={tone} />
          </span>
          <span className={css.title}>{title}</span>
          <EventMoment at={at} zone={zone} now={now} />
          {detail && <span className={css.detail}>{detail}</span>}
          {!compact && (
            <span className={css.foot}>
              <span className={css.author}>{author}</span>
              {isTellable(at) && <span>{relativeTime(at, now, locale)}</span>}
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}

interface EventMomentProps {
  at: string;
  zone: string;
  now: number;
}

/** The exact time of an event; an invalid time is shown unchanged. */
export function EventMoment({ at, zone, now }: EventMomentProps) {
  if (!isTellable(at)) return <span className={css.time}>{at}</span>;
  return (
    <time className={css.time} dateTime={at} title={formatInstant(at, zone)}>
      <Figures>{eventTime(at, zone, now)}</Figures>
    </time>
  );
}
