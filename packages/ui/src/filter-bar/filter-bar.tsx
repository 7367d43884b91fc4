import type { ReactNode } from 'react';
import { useMessages } from '../provider/ui-provider.tsx';
import * as css from './filter-bar.css.ts';

export interface FilterBarProps {
  /** The search first, then dates, status, property, and Reset. */
  children: ReactNode;
  /** What concerns the list and not its rows: Columns. */
  end?: ReactNode;
}

/** What narrows a list, in one line that wraps. It stays in sight when nothing was found. */
export function FilterBar({ children, end }: FilterBarProps) {
  const messages = useMessages();
  return (
    <search className={css.bar} aria-label={messages.filterBar.label}>
      {children}
      {end !== undefined && <div className={css.end}>{end}</div>}
    </search>
  );
}
