import { Figures } from '../figures/figures.tsx';
import { segment } from '../money-line/segment.css.ts';
import type { SegmentShape } from '../money-line/segment-shape.ts';
import * as css from './stat.css.ts';

export interface StatProps {
  /** What the figure is. */
  label: string;
  /** The formatted figure: "€6,480.00". */
  value: string;
  /** The shape of the figure's part in a nearby meter. */
  marker?: SegmentShape | undefined;
}

/** A figure of a header, with its name. */
export function Stat({ label, value, marker }: StatProps) {
  return (
    <dl className={css.root}>
      <dt className={css.label}>
        {marker && <span aria-hidden className={`${css.marker} ${segment({ shape: marker })}`} />}
        {label}
      </dt>
      <dd className={css.value}>
        <Figures>{value}</Figures>
      </dd>
    </dl>
  );
}
