import { Figures } from '../figures/figures.tsx';
import { type DayMark, type DayMarkKind, getDayLabels } from './day-labels.ts';
import * as css from './money-days.css.ts';
import { placeMarks } from './place-marks.ts';
import { segment } from './segment.css.ts';
import type { SegmentShape } from './segment-shape.ts';

/** What a mark ends. */
const shapes: Readonly<Partial<Record<DayMarkKind, SegmentShape>>> = {
  linkEnds: 'asked',
  captureUntil: 'held',
};

/** How near labels may stand, in pixels: a word above its date, or the date alone. */
const gaps = { words: 96, dates: 40 };

interface MoneyDaysProps {
  marks: readonly DayMark[];
  /** The width of the line in pixels. */
  room: number;
  hasWords: boolean;
}

/** The days of an order below its money. Nothing here is said that the list of the parts does not say. */
export function MoneyDays({ marks, room, hasWords }: MoneyDaysProps) {
  const labels = getDayLabels(marks, {
    room,
    gap: hasWords ? gaps.words : gaps.dates,
    hasMoments: hasWords,
  });
  return (
    <div className={css.days} aria-hidden>
      <span className={css.before} />
      <span className={css.stay} />
      {placeMarks(marks, room).map(({ kind, at }) => {
        const shape = shapes[kind];
        return (
          <span
            key={`${kind} ${at}`}
            className={css.mark({ kind })}
            data-mark={kind}
            style={{ insetInlineStart: at }}
          >
            {shape && <span className={`${css.shape} ${segment({ shape })}`} />}
          </span>
        );
      })}
      {labels.map(({ kind, label, date, at }) => {
        const isToday = kind === 'today';
        return (
          <span key={kind} className={css.label({ isToday })} data-label style={{ insetInlineStart: at }}>
            {(hasWords || isToday) && <span className={isToday ? css.today : css.word}>{label}</span>}
            {(hasWords || !isToday) && (
              <span>
                <Figures>{date}</Figures>
              </span>
            )}
          </span>
        );
      })}
    </div>
  );
}
