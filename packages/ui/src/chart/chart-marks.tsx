import { Fragment } from 'react';
import { barCorner } from './bar-corner.ts';
import * as css from './chart.css.ts';
import type { ChartFigures } from './read-points.ts';
import { Hatching } from './swatch.tsx';
import { getShare } from './ticks.ts';

interface ChartMarksProps {
  points: readonly ChartFigures[];
  /** The maximum of the axis, in minor units. */
  top: bigint;
  /** The width of a point's slot in pixels. */
  slot: number;
  /** The positions of the grid lines, from 0 to 1. */
  grid: readonly number[];
  active: number | undefined;
  /** The id of the hatch pattern. */
  hatching: string;
}

const { drawingHeight } = css;
/** The minimum height in pixels, so that a small figure stays visible. */
const least = 2;
/** The gap between stacked bars in pixels. */
const seam = 2;

/** Bars, hatched bars on top, and a line with dots in front. All text is elsewhere. */
export function ChartMarks({ points, top, slot, grid, active, hatching }: ChartMarksProps) {
  const width = slot * points.length;
  const bar = Math.max(1, Math.min(32, slot * (slot > 6 ? 0.5 : 0.7)));
  const isThin = bar < 4;
  const high = (minor: bigint) => (minor === 0n ? 0 : Math.max(least, getShare(minor, top) * drawingHeight));
  const dots = points.flatMap(({ date, figures: { line } }, index) =>
    line === undefined
      ? []
      : [
          {
            date,
            index,
            x: (index + 0.5) * slot,
            y: drawingHeight - getShare(line.minor, top) * drawingHeight,
          },
        ],
  );
  return (
    <svg className={css.svg} width={width} height={drawingHeight} aria-hidden="true">
      <Hatching id={hatching} />
      {active !== undefined && (
        <rect className={css.activeSlot} x={active * slot} y={0} width={slot} height={drawingHeight} />
      )}
      {grid.map((at) => (
        <path
          key={at}
          className={css.gridLine({ base: at === 0 })}
          d={`M0 ${Math.round(drawingHeight * (1 - at)) + (at === 1 ? 0.5 : -0.5)}H${width}`}
        />
      ))}
      {points.map(({ date, figures: { solid, hatched } }, index) => {
        const x = (index + 0.5) * slot - bar / 2;
        const low = high(solid?.minor ?? 0n);
        const upper = high(hatched?.minor ?? 0n);
        const foot = drawingHeight - low - (low > 0 ? seam : 0);
        return (
          <Fragment key={date}>
            {low > 0 && (
              <rect
                className={css.solid}
                data-look="solid"
                x={x}
                y={drawingHeight - low}
                width={bar}
                height={low}
                style={barCorner(bar)}
              />
            )}
            {upper > 0 && (
              <rect
                className={isThin ? css.thin : css.hatched}
                data-look="hatched"
                x={x}
                y={foot - Math.max(least, upper - seam)}
                width={bar}
                height={Math.max(least, upper - seam)}
                fill={isThin ? undefined : `url(#${hatching})`}
              />
            )}
          </Fragment>
        );
      })}
      {dots.length > 0 && <path className={css.line} data-look="line" d={toPath(dots)} />}
      {slot >= 8 &&
        dots.map(({ date, x, y }) => <circle key={date} className={css.dot} cx={x} cy={y} r={3} />)}
    </svg>
  );
}

/** The line is interrupted where a figure is missing. */
function toPath(dots: readonly { index: number; x: number; y: number }[]): string {
  return dots
    .map(({ index, x, y }, at) => `${dots[at - 1]?.index === index - 1 ? 'L' : 'M'}${x} ${y}`)
    .join('');
}
