import { Card, DescriptionList } from '@deck/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface FactsProps {
  title: string;
  /** Stands above the facts. */
  head?: ReactNode;
  facts: readonly (readonly [string, ReactNode])[];
}

/** Facts of a person; what is empty says so. */
export function Facts({ title, head, facts }: FactsProps) {
  const { t } = useTranslation('users');
  return (
    <Card title={title}>
      {head}
      <DescriptionList
        items={facts.map(([term, fact]) => ({ term, description: fact === '' ? t('none') : fact }))}
      />
    </Card>
  );
}
