import { Dot } from './dot.tsx';
import * as css from './status-dot.css.ts';
import type { StatusTone } from './tone.ts';

export interface StatusDotProps {
  /** Decides about colour and shape. */
  tone: StatusTone;
  /** The localised status. */
  label: string;
}

/** A status in a table or a sentence: a shape with text. */
export function StatusDot({ tone, label }: StatusDotProps) {
  return (
    <span className={css.root}>
      <Dot tone={tone} className={`${css.dot} ${css.mark({ tone })}`} />
      {label}
    </span>
  );
}
