import type { ReactNode } from 'react';
import { dot } from './dot.css.ts';
import type { StatusTone } from './tone.ts';

const ring = <circle cx="5" cy="5" r="4.25" fill="none" stroke="currentColor" strokeWidth="1.5" />;

/** The dot fills as the money arrives: take the colour away and it still reads. */
const shapes: Record<StatusTone, ReactNode> = {
  neutral: ring,
  info: (
    <>
      {ring}
      <circle cx="5" cy="5" r="2" fill="currentColor" />
    </>
  ),
  warning: (
    <>
      {ring}
      <path d="M5 .75a4.25 4.25 0 0 0 0 8.5z" fill="currentColor" />
    </>
  ),
  success: <circle cx="5" cy="5" r="5" fill="currentColor" />,
  danger: <path d="M5 0l5 5-5 5-5-5z" fill="currentColor" />,
};

/** The shape of a status, in the colour of its surroundings. A word always stands beside it. */
export function Dot({ tone, size = 10 }: { tone: StatusTone; size?: 8 | 10 }) {
  return (
    <svg aria-hidden className={dot} data-tone={tone} width={size} height={size} viewBox="0 0 10 10">
      {shapes[tone]}
    </svg>
  );
}
