import { Inbox } from 'lucide-react';
import type { ReactNode } from 'react';
import type { IconShape } from '../icon/icon.tsx';
import * as css from './empty-state.css.ts';

export interface EmptyStateProps {
  title: string;
  /** Why there is nothing, and what else there is. */
  text?: string | undefined;
  /** What to do next: one or two buttons. */
  action?: ReactNode;
  icon?: IconShape | undefined;
  /** `danger` when something failed. */
  tone?: 'neutral' | 'danger' | undefined;
  /** Below the acts: a reference to tell support. */
  note?: ReactNode;
}

/** Stands in the place of what is not there, and says what is next. */
export function EmptyState({
  title,
  text,
  action,
  icon: Shape = Inbox,
  tone = 'neutral',
  note,
}: EmptyStateProps) {
  return (
    <div className={css.root}>
      <span className={css.icon({ tone })}>
        <Shape aria-hidden size={24} strokeWidth={1.75} />
      </span>
      <p className={css.title}>{title}</p>
      {text && <p className={css.words}>{text}</p>}
      {action !== undefined && <div className={css.action}>{action}</div>}
      {note !== undefined && <div className={css.note}>{note}</div>}
    </div>
  );
}
