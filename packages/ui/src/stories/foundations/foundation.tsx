import type { ReactNode } from 'react';
import { CopyButton } from '../../copy-button/copy-button.tsx';
import * as css from './foundation.css.ts';

interface FoundationProps {
  title: string;
  /** What the page shows, and the rule for choosing, in two sentences. */
  lead: string;
  children: ReactNode;
}

/** A page of the foundations. */
export function Foundation({ title, lead, children }: FoundationProps) {
  return (
    <main className={css.page}>
      <header className={css.head}>
        <h1 className={css.title}>{title}</h1>
        <p className={css.lead}>{lead}</p>
      </header>
      {children}
    </main>
  );
}

interface SpecimensProps {
  title: string;
  /** `rows` for specimens that need the width of the page. */
  layout?: 'cards' | 'rows' | undefined;
  children: ReactNode;
}

/** A titled group of specimens. */
export function Specimens({ title, layout = 'cards', children }: SpecimensProps) {
  return (
    <section className={css.section} aria-label={title}>
      <h2 className={css.sectionTitle}>{title}</h2>
      <ul className={css.list({ layout })}>{children}</ul>
    </section>
  );
}

interface SpecimenProps {
  /** As the code writes it: `vars.color.accent`. It is copied. */
  code: string;
  /** Its purpose. */
  use?: string | undefined;
  /** Its values in the shown brand and mode, a line each. */
  values: readonly string[];
  /** What it looks like. */
  children?: ReactNode;
  /** Judgements of it, such as its contrast. */
  notes?: ReactNode;
}

/** A token with its look, its name, its purpose and its value. */
export function Specimen({ code, use, values, children, notes }: SpecimenProps) {
  return (
    <li className={css.specimen}>
      {children}
      <div className={css.facts}>
        <div className={css.nameLine}>
          <code className={css.name}>{code}</code>
          <CopyButton text={code} label={`Copy ${code}`} />
        </div>
        {use !== undefined && <p className={css.use}>{use}</p>}
        {values.map((value) => (
          <p key={value} className={css.value}>
            {value}
          </p>
        ))}
        {notes}
      </div>
    </li>
  );
}
