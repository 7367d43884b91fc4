import { icon } from '../icon/icon.css.ts';
import { useMessages } from '../provider/ui-provider.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { alone, ring } from './spinner.css.ts';

export interface SpinnerProps {
  /** The accessible name of the pending content; by default "Loading". */
  label?: string | undefined;
  /** The size in pixels. */
  size?: 16 | 20 | 32 | undefined;
}

/** Shows that something of unknown duration is in progress. */
export function Spinner({ label, size = 32 }: SpinnerProps) {
  const { spinner } = useMessages();
  return (
    <span role="status" className={alone}>
      <SpinnerRing size={size} />
      <VisuallyHidden>{label ?? spinner.loading}</VisuallyHidden>
    </span>
  );
}

/** Only the ring, for a control that is `aria-busy` itself. `icon` has the size of the icon it replaces. */
export function SpinnerRing({ size }: { size: 12 | 16 | 20 | 32 | 'icon' }) {
  const sized =
    size === 'icon'
      ? { className: `${ring} ${icon({ size: 16 })}` }
      : { className: ring, width: size, height: size };
  return (
    <svg aria-hidden {...sized} viewBox="0 0 32 32">
      <circle cx="16" cy="16" r="13.5" opacity="0.28" />
      <path d="M16 2.5a13.5 13.5 0 0 1 13.5 13.5" />
    </svg>
  );
}
