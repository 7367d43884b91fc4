import type { ReactNode } from 'react';
import * as css from './action-bar.css.ts';

export interface ActionBarProps {
  /** Leaving: Cancel, Create another. */
  start?: ReactNode;
  /** Going on: secondary acts, then the one primary. */
  end: ReactNode;
}

/** The acts of a form, always in sight at the bottom of the page. */
export function ActionBar({ start, end }: ActionBarProps) {
  return (
    <div className={css.bar}>
      {start !== undefined && <div className={css.side}>{start}</div>}
      <div className={css.end}>{end}</div>
    </div>
  );
}
