import type { ReactNode } from 'react';
import { divider } from './or-divider.css.ts';

export interface OrDividerProps {
  /** The words: "or pay by card". */
  children: ReactNode;
}

/** Words on a hairline between two ways to do the same. */
export function OrDivider({ children }: OrDividerProps) {
  return (
    <p className={divider}>
      <span>{children}</span>
    </p>
  );
}
