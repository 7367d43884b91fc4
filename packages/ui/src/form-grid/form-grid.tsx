import type { ReactNode } from 'react';
import * as css from './form-grid.css.ts';

/** A grid of twelve columns with a gap of 16 px. Narrow containers use two columns, then one. */
export function FormGrid({ children }: { children: ReactNode }) {
  return (
    <div className={css.container}>
      <div className={css.grid}>{children}</div>
    </div>
  );
}

export interface FormColumnProps {
  /** The number of columns to span. */
  span: keyof typeof css.column;
  /** The fields, each in its columns. */
  children: ReactNode;
}

/** The cell of a field, or of a few related fields. */
export function FormColumn({ span, children }: FormColumnProps) {
  return <div className={css.column[span]}>{children}</div>;
}
