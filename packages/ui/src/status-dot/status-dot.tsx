import { Dot } from './dot.tsx';
import * as css from './status-dot.css.ts';
import type { StatusTone } from './tone.ts';

export interface StatusDotProps {
  tone: StatusTone;
  /** The status in the reader's words. */
  label: string;
}

/** A status in a table or a sentence: a shape and a word. */
export function StatusDot({ tone, label }: StatusDotProps) {
  return (
    <span className={css.root}>
      <Dot tone={tone} className={`${css.dot} ${css.mark({ tone })}`} />
      {label}
    </span>
  );
}
