import { Card, DescriptionList } from '@deck/ui';
import type { ReactNode } from 'react';
import * as css from './facts.css.ts';

export type Fact = readonly [term: string, fact: ReactNode];

const isKnown = ([, fact]: Fact): boolean =>
  fact !== '' && fact !== null && fact !== undefined && fact !== false;

/** Facts as a list of terms; what is empty is left out. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <DescriptionList items={facts.filter(isKnown).map(([term, description]) => ({ term, description }))} />
  );
}

interface FactCardProps {
  title: string;
  /** What holds of all of them: the zone of their times. */
  meta?: string;
  action?: ReactNode;
  facts: readonly Fact[];
  /** Two lists side by side where there is room. */
  wide?: boolean;
}

/** The same as a subject of the page. */
export function FactCard({ title, meta, action, facts, wide = false }: FactCardProps) {
  const known = facts.filter(isKnown);
  const half = Math.ceil(known.length / 2);
  return (
    <Card title={title} meta={meta} action={action}>
      {wide ? (
        <div className={css.room}>
          <div className={css.lists}>
            <FactList facts={known.slice(0, half)} />
            <FactList facts={known.slice(half)} />
          </div>
        </div>
      ) : (
        <FactList facts={known} />
      )}
    </Card>
  );
}
