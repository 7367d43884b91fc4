import { useId } from 'react';
import { useUi } from '../provider/ui-provider.tsx';
import { partOf } from './part-of.ts';
import * as css from './progress.css.ts';

export interface ProgressProps {
  /** What is under way: "Processing orders.csv". */
  label: string;
  /** How many are done. Unset while nobody knows: it moves without a figure. */
  value?: number | undefined;
  /** How many there are; 100 unless it is said. */
  max?: number | undefined;
  /** In place of the percentage: "312 of 1,284 rows". */
  words?: string | undefined;
}

/** How far something has come that takes a while. How much of an amount is paid is a `Meter`; what is short, a `Spinner`. */
export function Progress({ label, value, max = 100, words }: ProgressProps) {
  const { locale } = useUi();
  const id = useId();
  const part = partOf(value, max);
  const said =
    words ??
    (part === undefined
      ? undefined
      : new Intl.NumberFormat(locale, { style: 'percent', roundingMode: 'floor' }).format(part));
  return (
    <div className={css.root}>
      <div className={css.head}>
        <span id={id} className={css.label}>
          {label}
        </span>
        {said !== undefined && <span className={css.words}>{said}</span>}
      </div>
      <div
        className={css.track}
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={part === undefined ? undefined : Math.floor(part * 100)}
        aria-valuetext={said}
      >
        <span
          className={css.bar({ unknown: part === undefined })}
          style={part === undefined ? undefined : { width: `${part * 100}%` }}
        />
      </div>
    </div>
  );
}
