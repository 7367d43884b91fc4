import type { FormEventHandler, ReactNode, Ref } from 'react';
import * as css from './page.css.ts';

export interface PageFormProps {
  ref?: Ref<HTMLFormElement> | undefined;
  onSubmit: FormEventHandler<HTMLFormElement>;
  children: ReactNode;
}

/** The form that holds a page, with its `ActionBar` at the bottom. Its fields say themselves what is wrong. */
export function PageForm({ ref, onSubmit, children }: PageFormProps) {
  return (
    <form ref={ref} className={css.page} onSubmit={onSubmit} noValidate>
      {children}
    </form>
  );
}

/** The same for a page that is no form. */
export function Page({ children }: { children: ReactNode }) {
  return <div className={css.page}>{children}</div>;
}

export interface ColumnsProps {
  /** Their data is on its way. */
  'aria-busy'?: boolean;
  children: ReactNode;
}

/** Subjects at the left, what belongs to all of them at the right; below each other where it is narrow. */
export function Columns({ children, ...own }: ColumnsProps) {
  return (
    <div className={css.columns} {...own}>
      {children}
    </div>
  );
}

export interface ColumnProps {
  /** It stays in sight while the other one scrolls. */
  sticky?: boolean;
  ref?: Ref<HTMLDivElement> | undefined;
  children: ReactNode;
}

/** One column of `Columns`: cards below each other. */
export function Column({ sticky = false, ref, children }: ColumnProps) {
  return (
    <div ref={ref} className={css.columnKinds[sticky ? 'sticky' : 'plain']}>
      {children}
    </div>
  );
}

export interface PageBodyProps {
  /** `form` is no wider than its fields need. */
  width?: keyof typeof css.bodies;
  /** Its data is on its way. */
  'aria-busy'?: boolean;
  children: ReactNode;
}

/** A page of one column. */
export function PageBody({ width = 'full', children, ...own }: PageBodyProps) {
  return (
    <div className={css.bodies[width]} {...own}>
      {children}
    </div>
  );
}

/** What is to be known before the subjects of a page: alerts, a choice that holds for all of them. */
export function PageNotes({ children }: { children: ReactNode }) {
  return <div className={css.notes}>{children}</div>;
}
