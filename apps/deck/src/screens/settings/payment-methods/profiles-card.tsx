import { query } from '@deck/api/react';
import { Card, DescriptionList, EmptyState, Skeleton, useUi } from '@deck/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../../api.ts';
import { LoadFailed } from '../../../layout/load-failed.tsx';
import * as css from './payment-methods.css.ts';

/** The company's contracts with payment service providers: what they take is all that can be offered. */
export function ProfilesCard() {
  const { t } = useTranslation(['methods', 'app', 'labels']);
  const nameOf = useMethodName();
  const { data: profiles, isError, refetch } = useQuery(query(api.pspProfiles.list));
  return (
    <Card title={t('profiles.title')} meta={t('profiles.text')}>
      {!profiles && !isError && <Skeleton shape="block" height={160} />}
      {!profiles && isError && <LoadFailed title={t('profiles.failed')} onRetry={() => void refetch()} />}
      {profiles?.length === 0 && <EmptyState title={t('profiles.none')} text={t('profiles.noneText')} />}
      <div className={css.profiles}>
        {profiles?.map(({ id, type, projectId, features, currencies, paymentMethod }) => (
          <DescriptionList
            key={id}
            items={[
              { term: t('profiles.type'), description: t(`labels:pspType.${type}`) },
              { term: t('profiles.project'), description: projectId },
              { term: t('profiles.takes'), description: nameOf(paymentMethod) },
              {
                term: t('profiles.features'),
                description: features.map((feature) => t(`labels:pspFeature.${feature}`)).join(', '),
              },
              { term: t('profiles.currencies'), description: currencies.toSorted().join(', ') },
            ]}
          />
        ))}
      </div>
    </Card>
  );
}

/** What a group or a method is called; until it is known, its name on the wire. */
function useMethodName(): (name: string) => string {
  const { locale } = useUi();
  const { data: groups = [] } = useQuery(query(api.pspProfiles.paymentMethodGroups, {}));
  return (name) =>
    groups.find((group) => group.name === name)?.names[locale] ??
    groups.flatMap(({ methods }) => methods).find((method) => method.name === name)?.title ??
    name;
}
