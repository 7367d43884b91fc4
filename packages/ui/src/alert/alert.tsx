import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon, type IconShape } from '../icon/icon.tsx';
import * as css from './alert.css.ts';

export interface AlertProps {
  /** `danger` is for what has failed or destroys; `warning` for what soon will. */
  tone: 'info' | 'success' | 'warning' | 'danger';
  /** What is the case. */
  title?: string | undefined;
  /** What it means here, in a sentence or two. */
  children?: ReactNode;
  /** The action that helps: a small button or link. */
  action?: ReactNode;
  /** Replaces the tone's icon, where another says more. */
  icon?: IconShape | undefined;
  /** Set if it appeared after the page: it is announced, a danger immediately. */
  announced?: boolean | undefined;
}

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert };

/** A message about the section it is in. It stays as long as it is true. */
export function Alert({ tone, title, children, action, icon, announced = false }: AlertProps) {
  const live = announced ? { role: tone === 'danger' ? 'alert' : 'status' } : {};
  return (
    <div className={css.alert({ tone })} {...live}>
      <span className={`${css.icon} ${css.tone({ tone })}`}>
        <Icon shape={icon ?? icons[tone]} />
      </span>
      <div className={css.main}>
        <div className={css.words}>
          {title !== undefined && <p className={`${css.title} ${css.tone({ tone })}`}>{title}</p>}
          {children}
        </div>
        {action !== undefined && <div className={css.action}>{action}</div>}
      </div>
    </div>
  );
}
