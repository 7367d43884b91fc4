import type { ChoiceScope, OfferedGroup } from '@deck/api/contract/psp-profiles';
import { query } from '@deck/api/react';
import { Alert, Card, DescriptionList, EmptyState, PageNotes, Skeleton, useUi } from '@deck/ui';
import { useQuery } from '@tanstack/react-query';
import { CircleOff } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { api } from '../../../platform/api.ts';
import { LoadFailed, LoadingPage } from '../../../platform/navigation/page-states.tsx';
import { useSession } from '../../../platform/session/session-store.ts';
import { SettingsFormFrame } from '../shared/settings-form-frame.tsx';
import { SettingsPage } from '../shared/settings-page.tsx';
import { getKey, getScope, offersNothing } from './choices.ts';
import { GroupsCard } from './groups-card.tsx';
import { MethodsPreview } from './methods-preview.tsx';
import * as css from './payment-methods.css.ts';
import { ScopeFields, ScopeNote } from './scope-cards.tsx';
import { useMethodsForm } from './use-methods-form.ts';

/** What payers can pay with, chosen for all payments or for a property, a currency, a country of theirs. */
export function PaymentMethodsScreen() {
  const { t } = useTranslation(['methods', 'settings', 'app', 'labels', 'messages', 'collect']);
  const [params] = useSearchParams();
  const scope = getScope(params, useSession().environment);
  const { data: groups, error, refetch } = useQuery(query(api.pspProfiles.paymentMethodGroups, scope));
  return (
    <SettingsPage tab="payment-methods">
      <PageNotes>
        <ScopeFields scope={scope} />
      </PageNotes>
      {groups && groups.length > 0 && <MethodsForm key={getKey(scope)} scope={scope} groups={groups} />}
      {groups?.length === 0 && (
        <PageNotes>
          <EmptyState
            icon={CircleOff}
            title={
              scope.currency === undefined
                ? t('groups.none')
                : t('groups.noneIn', { currency: scope.currency })
            }
            text={t('groups.noneText')}
          />
          <ProfilesCard />
        </PageNotes>
      )}
      {!groups && !error && <LoadingPage />}
      {!groups && error && <LoadFailed title={t('groups.failed')} onRetry={() => void refetch()} />}
    </SettingsPage>
  );
}

interface MethodsFormProps {
  scope: ChoiceScope;
  /** What is offered there, as it is kept. */
  groups: readonly OfferedGroup[];
}

/** Which groups and methods are offered in one scope, and in which order. */
function MethodsForm({ scope, groups }: MethodsFormProps) {
  const { t } = useTranslation('methods');
  const settings = useMethodsForm(scope, groups);
  const chosen = useWatch({ control: settings.form.control, name: 'groups' });
  return (
    <SettingsFormFrame
      settings={settings}
      aside={
        <>
          <MethodsPreview scope={scope} groups={groups} settings={settings} />
          <ProfilesCard />
        </>
      }
    >
      <ScopeNote scope={scope} chosenFor={groups[0]?.chosenFor ?? null} settings={settings} />
      {offersNothing({ groups: chosen }) && <Alert tone="warning">{t('groups.allOff')}</Alert>}
      <GroupsCard control={settings.form.control} offered={groups} mayEdit={settings.mayEdit} />
    </SettingsFormFrame>
  );
}

/** The company's contracts with payment service providers: what they take is all that can be offered. */
function ProfilesCard() {
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
