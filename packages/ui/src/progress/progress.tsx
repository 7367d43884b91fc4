import { useId } from 'react';
import { useUi } from '../provider/ui-provider.tsx';
import * as css from './progress.css.ts';
import { getShareDone } from './share-done.ts';

export interface ProgressProps {
  /** The name of the task: "Processing orders.csv". */
  label: string;
  /** The number done. Undefined while unknown: it moves without a figure. */
  value?: number | undefined;
  /** The total number; by default 100. */
  max?: number | undefined;
  /** Replaces the percentage: "312 of 1,284 rows". */
  words?: string | undefined;
}

/** The progress of a long task. Use `Meter` for paid amounts, and `Spinner` for short tasks. */
export function Progress({ label, value, max = 100, words }: ProgressProps) {
  const { locale } = useUi();
  const id = useId();
  const part = getShareDone(value, max);
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
