import type { ReactNode } from 'react';
import { Card } from '../card/card.tsx';
import { DescriptionList, type DescriptionListProps } from '../description-list/description-list.tsx';

/** A term and its value. Blank text, `null`, `undefined` and `false` mean unknown. The hint says what the term means. */
export type Fact = readonly [term: string, fact: ReactNode, hint?: string];

export interface FactListProps {
  /** In reading order. Terms are unique. */
  facts: readonly Fact[];
  /** The text for unknown values, such as `Not set`. Without it unknown facts are left out. */
  empty?: string | undefined;
  layout?: DescriptionListProps['layout'];
}

const isKnown = ([, fact]: Fact): boolean =>
  typeof fact === 'string' ? fact.trim() !== '' : fact !== null && fact !== undefined && fact !== false;

/** Facts about a single subject. */
export function FactList({ facts, empty, layout = 'aligned' }: FactListProps) {
  const shown = empty === undefined ? facts.filter(isKnown) : facts;
  return (
    <DescriptionList
      layout={layout}
      items={shown.map((fact) => ({
        term: fact[0],
        hint: fact[2],
        description: isKnown(fact) ? fact[1] : empty,
      }))}
    />
  );
}

export interface FactCardProps extends Omit<FactListProps, 'layout'> {
  /** Names the thing, and the region for screen readers. */
  title: string;
  /** A note about all facts, such as the zone of their times. */
  meta?: ReactNode;
  /** A quiet action at the end of the head. */
  action?: ReactNode;
  /** A picture above the facts. */
  head?: ReactNode;
}

/** A card of facts about a single subject, in as many columns as fit, three at most. */
export function FactCard({ title, meta, action, head, facts, empty }: FactCardProps) {
  return (
    <Card title={title} meta={meta} action={action}>
      {head}
      <FactList facts={facts} empty={empty} layout="columns" />
    </Card>
  );
}
