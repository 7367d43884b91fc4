import type { ReactNode } from 'react';
import * as css from './description-list.css.ts';

export interface DescriptionListItem {
  term: string;
  description: ReactNode;
}

export interface DescriptionListProps {
  /** In reading order. Terms are unique. */
  items: readonly DescriptionListItem[];
}

/** Terms and values about a single subject. */
export function DescriptionList({ items }: DescriptionListProps) {
  return (
    <dl className={css.list}>
      {items.map(({ term, description }) => (
        <div key={term} className={css.item}>
          <dt className={css.term}>{term}</dt>
          <dd className={css.description}>{description}</dd>
        </div>
      ))}
    </dl>
  );
}
