import { Figures } from '../figures/figures.tsx';
import { kind } from '../meter/kinds.css.ts';
import * as css from './stat.css.ts';

export interface StatProps {
  label: string;
  /** The figure in words of the locale: "€6,480.00". */
  value: string;
  /** Ties the figure to its part of a meter near by. */
  marker?: 'paid' | 'held' | 'this' | 'due' | undefined;
}

/** One figure of a header, with its name. */
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
