import type { ReactNode } from 'react';
import { useMessages } from '../provider/ui-provider.tsx';
import * as css from './filter-bar.css.ts';

export interface FilterBarProps {
  /** The search first, then few filters or the button of their panel. */
  children: ReactNode;
  /** The active filters, on the same line where there is room. */
  chips?: ReactNode;
  /** Controls of the list rather than of its rows, such as Columns. */
  end?: ReactNode;
}

/** The filters of a list in a line that wraps. It stays visible when nothing was found. */
export function FilterBar({ children, chips, end }: FilterBarProps) {
  const messages = useMessages();
  return (
    <search className={css.bar} aria-label={messages.filterBar.label}>
      {children}
      {chips !== undefined && <div className={css.chips}>{chips}</div>}
      {end !== undefined && <div className={css.end}>{end}</div>}
    </search>
  );
}
