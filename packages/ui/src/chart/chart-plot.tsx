import { formatMoney, getExponent, type Money, money } from '@deck/values';
import { type KeyboardEvent, type PointerEvent, useId, useMemo, useRef, useState } from 'react';
import { useUi } from '../provider/ui-provider.tsx';
import * as css from './chart.css.ts';
import { ChartMarks } from './chart-marks.tsx';
import type { ChartLook, ChartOpens, ChartSeriesByLook, ChartStep } from './chart-props.ts';
import { ChartTip } from './chart-tip.tsx';
import { axisWords, pointName } from './chart-words.ts';
import { dateMarks } from './date-marks.ts';
import type { ChartData, ChartFigures } from './read-points.ts';
import { getShare, highest, ticksFor } from './ticks.ts';
import { useWidth } from './use-width.ts';
import { keepInSight, walkedTo } from './walk.ts';

/** The minimum width of a day in pixels. If days do not fit, the chart scrolls. */
const narrowestSlot = 2;
/** The step of Page Up and Page Down: a week or a quarter. */
const leap = { day: 7, month: 3 } as const;

interface ChartPlotProps {
  label: string;
  step: ChartStep;
  currency: string;
  series: ChartSeriesByLook;
  data: ChartData;
  opens?: ChartOpens | undefined;
}

const getStack = ({ figures }: ChartFigures) => (figures.solid?.minor ?? 0n) + (figures.hatched?.minor ?? 0n);

/** The drawing. It is a single tab stop; arrow keys move between days. */
export default function ChartPlot({ label, step, currency, series, data, opens }: ChartPlotProps) {
  const { locale, messages } = useUi();
  const scroller = useRef<HTMLDivElement>(null);
  const anchor = useRef<HTMLDivElement>(null);
  const room = useWidth(scroller);
  const hatching = useId();
  const [walked, setWalked] = useState(0);
  const [shown, setShown] = useState(false);
  /** A press opens the day whose figures are in sight already. */
  const isSeen = useRef(false);

  const { points, looks } = data;
  // There may be fewer points than when the point was selected.
  const active = Math.min(walked, points.length - 1);
  const slot = Math.max(narrowestSlot, room / points.length);
  const width = slot * points.length;
  const ticks = useMemo(
    () =>
      ticksFor(
        highest(points.flatMap((point) => [getStack(point), point.figures.line?.minor ?? 0n])),
        10n ** BigInt(getExponent(currency)),
      ),
    [points, currency],
  );
  const top = ticks.at(-1) ?? 1n;
  const stepOfAxis = money(ticks[1] ?? 1n, currency);
  const axis = ticks.map((tick) => ({
    tick,
    at: getShare(tick, top),
    words: axisWords(money(tick, currency), stepOfAxis, locale),
  }));
  const dates = dateMarks(
    points.map(({ date }) => date),
    step,
    slot,
    locale,
  );
  const point = points[active];
  const figure = (amount: Money | undefined) =>
    amount === undefined ? messages.chart.none : formatMoney(amount, locale);
  const lines = (look: ChartLook) => ({
    look,
    label: series[look]?.label ?? '',
    amount: figure(point?.figures[look]),
  });
  const name = point === undefined ? '' : pointName(point.date, step, locale);

  function show(index: number) {
    const next = Math.min(points.length - 1, Math.max(0, index));
    setWalked(next);
    setShown(true);
    return next;
  }

  function open() {
    if (point !== undefined) opens?.onOpen(point.date);
  }

  function walk(event: KeyboardEvent) {
    if (event.key === 'Enter') return open();
    const to = walkedTo(event.key, active, points.length, leap[step]);
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    keepInSight(scroller.current, show(to) * slot);
  }

  function pointAt(event: PointerEvent<HTMLDivElement>) {
    const { left } = event.currentTarget.getBoundingClientRect();
    // On a zoomed page the pointer is in screen pixels, but the drawing in CSS pixels.
    const scale = event.currentTarget.getBoundingClientRect().width / width || 1;
    return show(Math.floor((event.clientX - left) / scale / slot));
  }

  return (
    <div className={css.plot}>
      <div className={css.axis} aria-hidden>
        {/* As wide as the widest label; each label is placed at its grid line. */}
        {axis.map(({ tick, at, words }) => (
          <div key={String(tick)} className={css.axisPlace}>
            <span className={css.axisMark} style={{ bottom: `${at * 100}%` }}>
              {words}
            </span>
            <span className={css.axisRoom}>{words}</span>
          </div>
        ))}
      </div>
      <div ref={scroller} className={css.scroller}>
        {room > 0 && (
          <div
            className={css.canvas}
            data-opens={opens === undefined ? undefined : ''}
            style={{ width }}
            role="slider"
            tabIndex={0}
            aria-label={messages.chart.walk(label)}
            aria-valuemin={1}
            aria-valuemax={points.length}
            aria-valuenow={active + 1}
            aria-valuetext={[name, ...looks.map(lines).map((line) => `${line.label} ${line.amount}`)].join(
              ', ',
            )}
            onKeyDown={walk}
            onFocus={(event) => event.currentTarget.matches(':focus-visible') && show(active)}
            onBlur={() => setShown(false)}
            onPointerDown={(event) => {
              const isSame = pointAt(event) === active;
              isSeen.current = event.pointerType === 'mouse' || (shown && isSame);
            }}
            onClick={() => isSeen.current && open()}
            onPointerMove={pointAt}
            onPointerLeave={(event) => event.pointerType === 'mouse' && setShown(false)}
          >
            <div className={css.drawing}>
              <ChartMarks
                points={points}
                top={top}
                slot={slot}
                grid={axis.map(({ at }) => at)}
                active={shown ? active : undefined}
                hatching={hatching}
              />
              <div
                ref={anchor}
                className={css.anchor}
                style={{
                  left: (active + 0.5) * slot,
                  bottom: `${(point ? getShare(getStack(point), top) : 0) * 100}%`,
                }}
              />
            </div>
            <div className={css.dates} aria-hidden>
              {dates.map(({ index, words }) => (
                <DateWord key={index} middle={(index + 0.5) * slot} width={width} words={words} />
              ))}
            </div>
          </div>
        )}
      </div>
      {shown && point !== undefined && (
        <ChartTip
          anchor={anchor}
          title={name}
          lines={looks.map(lines)}
          opens={opens?.label}
          onEscape={() => setShown(false)}
        />
      )}
    </div>
  );
}

/** Centred below its day, but kept inside the chart at both ends. */
function DateWord({ middle, width, words }: { middle: number; width: number; words: string }) {
  const half = `${words.length / 2}ch`;
  return (
    <span
      className={css.dateMark}
      style={{ left: `clamp(${half}, ${middle}px, calc(${width}px - ${half}))` }}
    >
      {words}
    </span>
  );
}
