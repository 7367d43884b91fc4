import { type ReactNode, useId } from 'react';
import * as css from './card.css.ts';

export interface CardProps {
  /** What the card is about; it also names the region. */
  title: string;
  /** A word about the content, at the end of the head: a count, a zone. */
  meta?: ReactNode;
  /** A framed field at the end of the head, which chooses what is shown: a select, a segmented control. */
  control?: ReactNode;
  /** One quiet act, at the end of the head. */
  action?: ReactNode;
  /** The content reaches the card's edges, as a table does. */
  flush?: boolean | undefined;
  children: ReactNode;
}

/** One subject of a page. */
export function Card({ title, meta, control, action, flush = false, children }: CardProps) {
  const id = useId();
  const hasEnd = meta !== undefined || control !== undefined || action !== undefined;
  return (
    <section className={css.card} aria-labelledby={id}>
      <div className={css.head({ flush })}>
        <h2 id={id} className={css.title}>
          {title}
        </h2>
        {hasEnd && (
          <div className={css.end({ act: action !== undefined })}>
            {meta !== undefined && <div className={css.meta}>{meta}</div>}
            {control}
            {action}
          </div>
        )}
      </div>
      <div className={css.body({ flush })}>{children}</div>
    </section>
  );
}
