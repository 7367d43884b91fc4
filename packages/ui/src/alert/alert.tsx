import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon, type IconShape } from '../icon/icon.tsx';
import * as css from './alert.css.ts';

export interface AlertProps {
  tone: 'info' | 'success' | 'warning' | 'danger';
  title?: string | undefined;
  children?: ReactNode;
  /** What can be done about it: one small button or link. */
  action?: ReactNode;
  /** Another shape than the tone's own, where it says more. */
  icon?: IconShape | undefined;
  /** It came while the reader was on the page: it is announced, a danger at once. One that was there before is not. */
  announced?: boolean | undefined;
}

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert };

/** Something to know about the place where it stands, said in place and kept until it no longer holds. */
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
