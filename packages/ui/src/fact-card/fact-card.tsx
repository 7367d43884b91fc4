import type { ReactNode } from 'react';
import { Card } from '../card/card.tsx';
import { DescriptionList } from '../description-list/description-list.tsx';
import * as css from './fact-card.css.ts';

/** A term and what is known of it: blank text, `null`, `undefined` and `false` mean nothing is. */
export type Fact = readonly [term: string, fact: ReactNode];

export interface FactListProps {
  /** In the order they are read. Terms are unique. */
  facts: readonly Fact[];
  /** Said where nothing is known, `Not set` say; without it such facts are left out. */
  empty?: string | undefined;
}

const isKnown = ([, fact]: Fact): boolean =>
  typeof fact === 'string' ? fact.trim() !== '' : fact !== null && fact !== undefined && fact !== false;

/** Facts about one thing, each with its name. */
export function FactList({ facts, empty }: FactListProps) {
  const shown = empty === undefined ? facts.filter(isKnown) : facts;
  return (
    <DescriptionList
      items={shown.map((fact) => ({ term: fact[0], description: isKnown(fact) ? fact[1] : empty }))}
    />
  );
}

export interface FactCardProps extends FactListProps {
  title: string;
  /** What holds of all facts: the zone of their times. */
  meta?: ReactNode;
  /** One quiet action at the end of the head. */
  action?: ReactNode;
  /** Stands above the facts: a face, a picture. */
  head?: ReactNode;
  /** Two lists side by side where there is room. */
  wide?: boolean;
}

/** One subject of a page as a card of facts. */
export function FactCard({ title, meta, action, head, facts, empty, wide = false }: FactCardProps) {
  const shown = empty === undefined ? facts.filter(isKnown) : facts;
  const half = Math.ceil(shown.length / 2);
  return (
    <Card title={title} meta={meta} action={action}>
      {head}
      {wide ? (
        <div className={css.room}>
          <div className={css.lists}>
            <FactList facts={shown.slice(0, half)} empty={empty} />
            <FactList facts={shown.slice(half)} empty={empty} />
          </div>
        </div>
      ) : (
        <FactList facts={shown} empty={empty} />
      )}
    </Card>
  );
}
