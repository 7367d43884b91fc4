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
  /** `line` is a reminder beside other things, `list` a row per effect with its keys at the end. */
  layout?: 'line' | 'list' | undefined;
}

/** Keys with what they do. Windows narrower than 1,280 px and touch screens do not show them on a line. */
export function KeyHints({ hints, layout = 'line' }: KeyHintsProps) {
  if (layout === 'list') return <KeyList hints={hints} />;
  return (
    <span className={css.line}>
      {hints.map(({ keys, label }) => (
        <span key={label} className={css.hint}>
          <Keys keys={keys} />
          {label}
        </span>
      ))}
    </span>
  );
}

function KeyList({ hints }: Pick<KeyHintsProps, 'hints'>) {
  return (
    <dl className={css.list}>
      {hints.map(({ keys, label }) => (
        <div key={label} className={css.row}>
          <dt>{label}</dt>
          <dd className={css.keys}>
            <Keys keys={keys} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Keys({ keys }: Pick<KeyHint, 'keys'>) {
  return keys.map((key) => (
    <Fragment key={key}>
      <kbd lang="en" className={css.key}>
        {key}
      </kbd>{' '}
    </Fragment>
  ));
}
