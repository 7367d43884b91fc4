import { CopyButton, Figures } from '@deck/ui';
import type { ReactNode } from 'react';
import * as css from './peek-blocks.css.ts';

interface PeekSubjectProps {
  /** The guest of the row. */
  readonly name: string;
  /** Where and when. */
  readonly context: string;
  /** "€6,480.00", where nothing below says it. */
  readonly figure?: string | undefined;
}

/** What the row is about. */
export function PeekSubject({ name, context, figure }: PeekSubjectProps) {
  return (
    <div className={css.subject}>
      <h3 className={css.name}>{name}</h3>
      <span className={css.context}>{context}</span>
      {figure !== undefined && (
        <span className={css.figure}>
          <Figures>{figure}</Figures>
        </span>
      )}
    </div>
  );
}

interface PeekBlockProps {
  readonly title?: string | undefined;
  /** At the end of the title: how many there are. */
  readonly meta?: string | undefined;
  readonly children: ReactNode;
}

export function PeekBlock({ title, meta, children }: PeekBlockProps) {
  return (
    <div className={css.block}>
      {title !== undefined && (
        <div className={css.head}>
          <h3 className={css.title}>{title}</h3>
          {meta !== undefined && <span className={css.meta}>{meta}</span>}
        </div>
      )}
      {children}
    </div>
  );
}

interface CopyFactProps {
  readonly text: string;
  /** "Copy the e-mail address". */
  readonly label: string;
  /** How it is written on the screen; by default as it is copied. */
  readonly children?: ReactNode;
}

/** A fact to be taken along. */
export function CopyFact({ text, label, children = text }: CopyFactProps) {
  return (
    <span className={css.fact}>
      <span className={css.copied}>{children}</span>
      <CopyButton text={text} label={label} />
    </span>
  );
}
