import { isNotFound } from '@deck/api/client';
import type { User } from '@deck/api/contract/people';
import { query } from '@deck/api/react';
import { Alert, Columns, PageNotes } from '@deck/ui';
import { useQuery } from '@tanstack/react-query';
import { UserX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams, useSearchParams } from 'react-router';
import { api } from '../../../api.ts';
import { LoadFailed } from '../../../layout/load-failed.tsx';
import { LoadingPage } from '../../../layout/loading-page.tsx';
import { NotThere } from '../../../layout/not-there.tsx';
import { useReadOnlyReason } from '../shared/writing.ts';
import { PermissionsTab } from './permissions-tab.tsx';
import { SecurityTab } from './security-tab.tsx';
import { UserFacts } from './user-facts.tsx';
import { UserHeader } from './user-header.tsx';
import { tabOf } from './user-tabs.ts';

export function Screen() {
  const { t } = useTranslation(['users', 'app']);
  const { id = '' } = useParams();
  const { data: user, error, refetch } = useQuery(query(api.users.get, { id }));
  if (user) return <UserDetails key={user.id} user={user} />;
  if (!error) return <LoadingPage />;
  if (isNotFound(error))
    return (
      <NotThere
        page
        icon={UserX}
        title={t('details.notFound')}
        text={t('details.notFoundText')}
        list={{ href: '/users', label: t('details.toList') }}
      />
    );
  return <LoadFailed page title={t('details.failed')} onRetry={() => void refetch()} />;
}

function UserDetails({ user }: { user: User }) {
  const [params] = useSearchParams();
  const tab = tabOf(params);
  const readOnly = useReadOnlyReason();
  return (
    <>
      <UserHeader user={user} tab={tab} mayWrite={readOnly === undefined} />
      <Notes readOnly={readOnly} />
      {tab === 'details' && (
        <Columns>
          <UserFacts user={user} />
        </Columns>
      )}
      {tab === 'permissions' && <PermissionsTab user={user} mayWrite={readOnly === undefined} />}
      {tab === 'security' && <SecurityTab user={user} mayWrite={readOnly === undefined} />}
    </>
  );
}

/** What was just done to make this person, and why nothing here can be changed. */
function Notes({ readOnly }: { readOnly: string | undefined }) {
  const { t } = useTranslation('users');
  const { state } = useLocation();
  const written: unknown = state?.written;
  const isNew = typeof written === 'string';
  if (!isNew && readOnly === undefined) return null;
  return (
    <PageNotes>
      {isNew && (
        <Alert tone="success" announced title={t('create.made')}>
          {t('create.madeText', { email: written })}
        </Alert>
      )}
      {readOnly !== undefined && <Alert tone="info">{readOnly}</Alert>}
    </PageNotes>
  );
}
