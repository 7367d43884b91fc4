import { type ReactNode, useId } from 'react';
import * as css from './card.css.ts';

export interface CardProps {
  /** What the card is about; it also names the region. */
  title: string;
  /** A word about the content, at the end of the head: a count, a zone. */
  meta?: ReactNode;
  /** One quiet act, at the end of the head. */
  action?: ReactNode;
  /** The content reaches the card's edges, as a table does. */
  flush?: boolean | undefined;
  children: ReactNode;
}

/** One subject of a page. */
export function Card({ title, meta, action, flush = false, children }: CardProps) {
  const id = useId();
  return (
    <section className={css.card} aria-labelledby={id}>
      <div className={css.head({ flush })}>
        <h2 id={id} className={css.title}>
          {title}
        </h2>
        {(meta !== undefined || action !== undefined) && (
          <div className={css.end({ act: action !== undefined })}>
            {meta !== undefined && <div className={css.meta}>{meta}</div>}
            {action}
          </div>
        )}
      </div>
      <div className={css.body({ flush })}>{children}</div>
    </section>
  );
}
