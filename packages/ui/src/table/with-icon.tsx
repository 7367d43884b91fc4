import type { ReactNode } from 'react';
import { Icon, type IconShape } from '../icon/icon.tsx';
import * as css from './table-row.css.ts';

interface WithIconProps {
  shape: IconShape | undefined;
  children: ReactNode;
}

/** The type's icon before a cell's content. */
export function WithIcon({ shape, children }: WithIconProps) {
  if (shape === undefined) return children;
  return (
    <span className={css.withIcon}>
      <span className={css.icon}>
        <Icon shape={shape} size={14} />
      </span>
      <span className={css.besideIcon}>{children}</span>
    </span>
  );
}
