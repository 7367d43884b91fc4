import { Fragment } from 'react';
import * as css from './key-hints.css.ts';

export interface KeyHint {
  /** As they are written on the keyboard, in English: `j`, `Space`. */
  readonly keys: readonly string[];
  /** What they do, in a word. */
  readonly label: string;
}

export interface KeyHintsProps {
  /** The keys, each with its effect. */
  hints: readonly KeyHint[];
}

/** Keys with what they do, on a line. Windows narrower than 1,280 px and touch screens do not show them. */
export function KeyHints({ hints }: KeyHintsProps) {
  return (
    <span className={css.hints}>
      {hints.map(({ keys, label }) => (
        <span key={label} className={css.hint}>
          {keys.map((key) => (
            <Fragment key={key}>
              <kbd lang="en" className={css.key}>
                {key}
              </kbd>{' '}
            </Fragment>
          ))}
          {label}
        </span>
      ))}
    </span>
  );
}
