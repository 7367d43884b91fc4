import type { MoneyLineName } from '@deck/values';
import { type ReactNode, useId } from 'react';
import { useNow } from '../countdown/use-now.ts';
import { Figures } from '../figures/figures.tsx';
import { segment } from '../money-line/segment.css.ts';
import { orderShapes } from '../money-line/segment-shape.ts';
import { useUi } from '../provider/ui-provider.tsx';
import { Dot } from '../status-dot/dot.tsx';
import { mark } from '../status-dot/status-dot.css.ts';
import type { StatusTone } from '../status-dot/tone.ts';
import { TextLink } from '../text-link/text-link.tsx';
import { newestFirst } from './newest-first.ts';
import { EventMoment, type TimelineEvent, type TimelineProps } from './timeline.tsx';
import * as css from './timeline-groups.css.ts';

export interface TimelineGroup {
  id: string;
  /** What the events are about; without it they stand on their own. */
  head?: TimelineGroupHead | undefined;
  /** The group that is pointed at from elsewhere on the page. */
  marked?: boolean | undefined;
  events: readonly TimelineEvent[];
}

export interface TimelineGroupHead {
  /** The part of an order's money that it is; a status where it holds no money. */
  shape: { part: MoneyLineName } | { tone: StatusTone };
  /** The state and the amount: "Held €2,160.00". */
  title: string;
  /** Where the money comes from. */
  note?: string | undefined;
  /** The number of its payment, and its page where the reader may open it. */
  link: { label: string; href: string | undefined };
}

export interface TimelineGroupsProps extends Pick<TimelineProps, 'timeZone'> {
  /** In reading order. Within each the newest event is first. */
  groups: readonly TimelineGroup[];
}

/** Events grouped by what they are about, a line each: event, details and author, time. */
export function TimelineGroups({ groups, timeZone }: TimelineGroupsProps) {
  const { timeZone: readersZone } = useUi();
  const zone = timeZone ?? readersZone;
  return (
    <div className={css.groups}>
      {groups.map(({ id, head, marked = false, events }) =>
        head ? (
          <Group key={id} head={head} marked={marked}>
            <Events events={events} zone={zone} indented />
          </Group>
        ) : (
          <div key={id} className={css.group({ marked })}>
            <Events events={events} zone={zone} />
          </div>
        ),
      )}
    </div>
  );
}

interface GroupProps {
  head: TimelineGroupHead;
  marked: boolean;
  children: ReactNode;
}

function Group({ head: { shape, title, note, link }, marked, children }: GroupProps) {
  const id = useId();
  return (
    <section className={css.group({ marked })} aria-labelledby={id} aria-current={marked || undefined}>
      <div className={css.head}>
        {'part' in shape ? (
          <span aria-hidden className={`${css.swatch} ${segment({ shape: orderShapes[shape.part] })}`} />
        ) : (
          <span className={mark({ tone: shape.tone })}>
            <Dot tone={shape.tone} />
          </span>
        )}
        <div className={css.words}>
          <h3 id={id} className={css.title}>
            <Figures>{title}</Figures>
          </h3>
          {note && (
            <span className={css.quiet}>
              <Figures>{note}</Figures>
            </span>
          )}
        </div>
        <span className={css.link}>
          {link.href === undefined ? (
            <Figures>{link.label}</Figures>
          ) : (
            <TextLink href={link.href}>
              <Figures>{link.label}</Figures>
            </TextLink>
          )}
        </span>
      </div>
      {children}
    </section>
  );
}

interface EventsProps {
  events: readonly TimelineEvent[];
  zone: string;
  /** Below a head, whose mark stands before them. */
  indented?: boolean;
}

function Events({ events, zone, indented = false }: EventsProps) {
  const now = useNow();
  return (
    <ol className={css.events({ indented })}>
      {newestFirst(events).map(({ id, tone, title, detail, author, at }) => (
        <li key={id} className={css.event}>
          <span className={`${css.dot} ${mark({ tone })}`}>
            <Dot tone={tone} />
          </span>
          <span className={css.words}>
            <span className={css.happened}>{title}</span>
            {detail && <span className={css.quiet}>{detail}</span>}
            <span className={css.quiet}>{author}</span>
          </span>
          <EventMoment at={at} zone={zone} now={now} />
        </li>
      ))}
    </ol>
  );
}
