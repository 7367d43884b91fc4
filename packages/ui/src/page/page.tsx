import type { FormEventHandler, ReactNode, Ref } from 'react';
import * as css from './page.css.ts';

export interface PageFormProps {
  ref?: Ref<HTMLFormElement> | undefined;
  /** Called when it is submitted, by a button or by Enter. */
  onSubmit: FormEventHandler<HTMLFormElement>;
  children: ReactNode;
}

/** The form of a page, with its `ActionBar` at the bottom. Fields show their own errors. */
export function PageForm({ ref, onSubmit, children }: PageFormProps) {
  return (
    <form ref={ref} className={css.page} onSubmit={onSubmit} noValidate>
      {children}
    </form>
  );
}

/** The same for a page without a form. */
export function Page({ children }: { children: ReactNode }) {
  return <div className={css.page}>{children}</div>;
}

export interface ColumnsProps {
  /** The page's data is loading. */
  'aria-busy'?: boolean;
  children: ReactNode;
}

/** Subjects on the left, context for all of them on the right; stacked if narrow. */
export function Columns({ children, ...own }: ColumnsProps) {
  return (
    <div className={css.columns} {...own}>
      {children}
    </div>
  );
}

export interface ColumnProps {
  /** Stays visible while the other column scrolls. */
  sticky?: boolean;
  ref?: Ref<HTMLDivElement> | undefined;
  children: ReactNode;
}

/** A column of `Columns`: stacked cards. */
export function Column({ sticky = false, ref, children }: ColumnProps) {
  return (
    <div ref={ref} className={css.columnKinds[sticky ? 'sticky' : 'plain']}>
      {children}
    </div>
  );
}

export interface PageBodyProps {
  /** `form` is only as wide as its fields need. */
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

/** Content above the subjects of a page: alerts, a choice for all of them. */
export function PageNotes({ children }: { children: ReactNode }) {
  return <div className={css.notes}>{children}</div>;
}
