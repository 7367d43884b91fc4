import { query } from '@deck/api/react';
import { EmptyState, PageNotes } from '@deck/ui';
import { useQuery } from '@tanstack/react-query';
import { CircleOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { api } from '../../../api.ts';
import { LoadFailed } from '../../../layout/load-failed.tsx';
import { LoadingPage } from '../../../layout/loading-page.tsx';
import { useSession } from '../../../session/session-store.ts';
import { SettingsPage } from '../shared/settings-page.tsx';
import { MethodsForm } from './methods-form.tsx';
import { ProfilesCard } from './profiles-card.tsx';
import { keyOf, scopeOf } from './scope.ts';
import { ScopeFields } from './scope-fields.tsx';

/** What payers can pay with, chosen for all payments or for a property, a currency, a country of theirs. */
export function Screen() {
  const { t } = useTranslation(['methods', 'settings', 'app', 'labels', 'messages']);
  const [params] = useSearchParams();
  const scope = scopeOf(params, useSession().environment);
  const { data: groups, error, refetch } = useQuery(query(api.pspProfiles.paymentMethodGroups, scope));
  return (
    <SettingsPage tab="payment-methods">
      <PageNotes>
        <ScopeFields scope={scope} />
      </PageNotes>
      {groups && groups.length > 0 && <MethodsForm key={keyOf(scope)} scope={scope} groups={groups} />}
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
