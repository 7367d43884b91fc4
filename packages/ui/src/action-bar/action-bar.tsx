import type { ReactNode } from 'react';
import * as css from './action-bar.css.ts';

export interface ActionBarProps {
  /** The actions that leave: Cancel, Create another. */
  start?: ReactNode;
  /** The actions that continue: secondary actions, then the primary. */
  end: ReactNode;
}

/** The actions of a form, always visible at the bottom of the page. */
export function ActionBar({ start, end }: ActionBarProps) {
  return (
    <div className={css.bar}>
      {start !== undefined && <div className={css.side}>{start}</div>}
      <div className={css.end}>{end}</div>
    </div>
  );
}
