import type { ReactNode } from 'react';
import * as css from './form-grid.css.ts';

/** Fields in twelve columns, 16 apart. Where it is narrow they stand in two columns, then in one. */
export function FormGrid({ children }: { children: ReactNode }) {
  return (
    <div className={css.container}>
      <div className={css.grid}>{children}</div>
    </div>
  );
}

export interface FormColumnProps {
  /** How many of the twelve columns. */
  span: keyof typeof css.column;
  children: ReactNode;
}

/** The place of one field, or of a few that belong together. */
export function FormColumn({ span, children }: FormColumnProps) {
  return <div className={css.column[span]}>{children}</div>;
}
