import type { ReactNode } from 'react';
import { Explained } from '../tooltip/tooltip.tsx';
import * as css from './description-list.css.ts';

export interface DescriptionListItem {
  term: string;
  /** What the term means, where that is not plain. */
  hint?: string | undefined;
  description: ReactNode;
}

export interface DescriptionListProps {
  /** In reading order. Terms are unique. */
  items: readonly DescriptionListItem[];
  /**
   * `fit`: the names are as wide as the longest. `aligned`: all lists have one width of names. `columns`: likewise, in
   * up to three columns.
   */
  layout?: 'fit' | 'aligned' | 'columns' | undefined;
}

/** Terms and values about a single subject. */
export function DescriptionList({ items, layout = 'fit' }: DescriptionListProps) {
  return (
    <dl className={css.list({ layout })}>
      {items.map(({ term, hint, description }) => (
        <div key={term} className={css.item({ layout })}>
          <dt className={css.term}>{hint ? <Explained text={hint}>{term}</Explained> : term}</dt>
          <dd className={css.description}>{breakAddress(description)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** An e-mail address that is longer than its line is broken after its `@`, not within a word. */
function breakAddress(description: ReactNode): ReactNode {
  if (typeof description !== 'string' || !/^\S+@\S+$/.test(description)) return description;
  const domain = description.indexOf('@') + 1;
  return (
    <>
      {description.slice(0, domain)}
      <wbr />
      {description.slice(domain)}
    </>
  );
}
