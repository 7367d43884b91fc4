import { Figures } from '../figures/figures.tsx';
import { kind } from '../meter/kinds.css.ts';
import type { MeterPart } from '../meter/meter.tsx';
import * as css from './stat.css.ts';

export interface StatProps {
  label: string;
  /** The formatted figure: "€6,480.00". */
  value: string;
  /** The pattern of the figure's part in a nearby meter. */
  marker?: MeterPart['kind'] | 'due' | undefined;
}

/** A figure of a header, with its name. */
export function Stat({ label, value, marker }: StatProps) {
  return (
    <dl className={css.root}>
      <dt className={css.label}>
        {marker && (
          <span
            aria-hidden
            className={`${css.marker} ${kind({ kind: marker })} ${marker === 'due' ? css.due : ''}`}
          />
        )}
        {label}
      </dt>
      <dd className={css.value}>
        <Figures>{value}</Figures>
      </dd>
    </dl>
  );
}
