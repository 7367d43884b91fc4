import { Inbox } from 'lucide-react';
import type { ReactNode } from 'react';
import type { IconShape } from '../icon/icon.tsx';
import * as css from './empty-state.css.ts';

export interface EmptyStateProps {
  /** What is missing, or what failed. */
  title: string;
  /** Why it is empty, and further notes: a line each. */
  text?: string | readonly (string | undefined)[] | undefined;
  /** The next step: one or two buttons. */
  action?: ReactNode;
  /** The kind of thing that is missing. */
  icon?: IconShape | undefined;
  /** `danger` after a failure. */
  tone?: 'neutral' | 'danger' | undefined;
  /** Below the actions: a reference for support. */
  note?: ReactNode;
  /** It replaces a whole page, and its title is the page's heading. */
  page?: boolean | undefined;
  /** A line in a card: title, text and action, without an icon. */
  small?: boolean | undefined;
}

/** Replaces missing content and says what to do next. */
export function EmptyState({
  title,
  text,
  action,
  icon: Shape = Inbox,
  tone = 'neutral',
  note,
  page = false,
  small = false,
}: EmptyStateProps) {
  const Title = page ? 'h1' : 'p';
  const lines = [text].flat().filter(Boolean);
  if (small)
    return (
      <div className={css.line}>
        <p className={css.lineTitle}>{title}</p>
        {lines.map((line) => (
          <p key={line} className={css.lineWords}>
            {line}
          </p>
        ))}
        {action !== undefined && <div className={css.lineAction}>{action}</div>}
      </div>
    );
  return (
    <div className={css.root}>
      <span className={css.icon({ tone })}>
        <Shape aria-hidden size={24} strokeWidth={1.75} />
      </span>
      <Title className={css.title}>{title}</Title>
      {lines.map((line) => (
        <p key={line} className={css.words}>
          {line}
        </p>
      ))}
      {action !== undefined && <div className={css.action}>{action}</div>}
      {note !== undefined && <div className={css.note}>{note}</div>}
    </div>
  );
}
