import { type ReactNode, type Ref, useId } from 'react';
import * as css from './card.css.ts';

export interface CardProps {
  /** The title; it also names the region. */
  title: string;
  /** A note about the content at the end of the head: a count, a zone. */
  meta?: ReactNode;
  /** A field at the end of the head that controls the content: a select, a segmented control. */
  control?: ReactNode;
  /** A quiet action at the end of the head. */
  action?: ReactNode;
  /** Removes the padding, for content such as a table. */
  flush?: boolean | undefined;
  /** Words in place of content, beside the title: the card is then one line high. */
  empty?: string | undefined;
  /** The title, which can then be focused: where the focus goes once the content has none. */
  headingRef?: Ref<HTMLHeadingElement> | undefined;
  /** Facts or fields about the one subject of the card. */
  children?: ReactNode;
}

/** A section of a page about a single subject. */
export function Card({
  title,
  meta,
  control,
  action,
  flush = false,
  empty,
  headingRef,
  children,
}: CardProps) {
  const id = useId();
  const hasEnd = meta !== undefined || control !== undefined || action !== undefined;
  return (
    <section className={css.card} aria-labelledby={id}>
      <div className={css.head({ flush: flush && empty === undefined })}>
        <div className={css.words}>
          <h2
            id={id}
            ref={headingRef}
            tabIndex={headingRef === undefined ? undefined : -1}
            className={css.title}
          >
            {title}
          </h2>
          {empty !== undefined && <p className={css.empty}>{empty}</p>}
        </div>
        {hasEnd && (
          <div className={css.end({ act: action !== undefined })}>
            {meta !== undefined && <div className={css.meta}>{meta}</div>}
            {control}
            {action}
          </div>
        )}
      </div>
      {empty === undefined ? <div className={css.body({ flush })}>{children}</div> : children}
    </section>
  );
}
