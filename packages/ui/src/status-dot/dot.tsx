import { dot } from './dot.css.ts';
import type { StatusTone } from './tone.ts';

const disc = 'M0 5a5 5 0 0 1 10 0a5 5 0 0 1-10 0z';
const hole = 'M1.5 5a3.5 3.5 0 0 1 7 0a3.5 3.5 0 0 1-7 0z';

/** The dot fills as the money arrives, so it is readable without colour. */
const shapes: Record<StatusTone, string> = {
  neutral: disc + hole,
  info: `${disc}${hole}M3 5a2 2 0 0 1 4 0a2 2 0 0 1-4 0z`,
  warning: `${disc}M5 1.5a3.5 3.5 0 0 1 0 7z`,
  success: disc,
  danger: 'M5 0l5 5-5 5-5-5z',
};

interface DotProps {
  tone: StatusTone;
  size?: 8 | 10;
  className?: string | undefined;
}

/** The shape of a status in the current text colour. Always use it next to text. */
export function Dot({ tone, size = 10, className = dot }: DotProps) {
  return (
    <svg aria-hidden className={className} data-tone={tone} width={size} height={size} viewBox="0 0 10 10">
      <path d={shapes[tone]} fill="currentColor" fillRule="evenodd" />
    </svg>
  );
}
