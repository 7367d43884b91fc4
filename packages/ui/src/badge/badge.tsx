import { Dot } from '../status-dot/dot.tsx';
import type { StatusTone } from '../status-dot/tone.ts';
import { badge } from './badge.css.ts';

export interface BadgeProps {
  /** `accent` marks a request that was made; it is not a status and has no dot. */
  tone: StatusTone | 'accent';
  /** The state, in one or two words. */
  label: string;
}

/** The status of the object in a header or a line. A header has at most one badge. */
export function Badge({ tone, label }: BadgeProps) {
  return (
    <span className={badge({ tone })}>
      {tone !== 'accent' && <Dot tone={tone} size={8} />}
      {label}
    </span>
  );
}
