import type { ReactNode } from 'react';
import { Card } from '../card/card.tsx';
import { DescriptionList } from '../description-list/description-list.tsx';
import * as css from './fact-card.css.ts';

/** A term and its value. Blank text, `null`, `undefined` and `false` mean unknown. */
export type Fact = readonly [term: string, fact: ReactNode];

export interface FactListProps {
  /** In reading order. Terms are unique. */
  facts: readonly Fact[];
  /** The text for unknown values, such as `Not set`. Without it unknown facts are left out. */
  empty?: string | undefined;
}

const isKnown = ([, fact]: Fact): boolean =>
  typeof fact === 'string' ? fact.trim() !== '' : fact !== null && fact !== undefined && fact !== false;

/** Facts about a single subject. */
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
  /** A note about all facts, such as the zone of their times. */
  meta?: ReactNode;
  /** A quiet action at the end of the head. */
  action?: ReactNode;
  /** A picture above the facts. */
  head?: ReactNode;
  /** Two lists side by side if they fit. */
  wide?: boolean;
}

/** A card of facts about a single subject. */
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
