import type { ReactNode } from 'react';
import * as css from './sheet.css.ts';

/** A sheet of a widget's variants and states, for screenshots. */
export function Sheet({ children }: { children: ReactNode }) {
  return <div className={css.sheet}>{children}</div>;
}

interface SheetSectionProps {
  title: string;
  /**
   * `grid` for fields, each as wide as a column; `row` for widgets with their own width, `top` if their
   * heights differ.
   */
  layout?: 'grid' | 'row' | 'top' | undefined;
  children: ReactNode;
}

export function SheetSection({ title, layout = 'row', children }: SheetSectionProps) {
  return (
    <section className={css.section}>
      <h2 className={css.title}>{title}</h2>
      <div className={css.items({ layout })}>{children}</div>
    </section>
  );
}
