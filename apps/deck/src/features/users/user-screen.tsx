import { isNotFound } from '@deck/api/client';
import type { User } from '@deck/api/contract/people';
import { query } from '@deck/api/react';
import { Alert, Button, Columns, IconButton, PageHeader, PageNotes, TabLinks } from '@deck/ui';
import { useQuery } from '@tanstack/react-query';
import { Pencil, UserX } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams, useSearchParams } from 'react-router';
import { UserBadge, useRoleName } from '../../domain/person/user-marks.tsx';
import { api } from '../../platform/api.ts';
import { LoadFailed, LoadingPage, NotThere } from '../../platform/navigation/page-states.tsx';
import { useTitle } from '../../platform/navigation/page-title.tsx';
import { useRight } from '../../platform/session/session-store.ts';
import { EditUserDialog } from './edit-user-dialog.tsx';
import { PermissionsTab } from './permissions-tab.tsx';
import { useReadOnlyReason } from './read-only-reason.ts';
import { SecurityTab } from './security-tab.tsx';
import { UserFacts } from './user-facts.tsx';

export function UserScreen() {
  const { t } = useTranslation(['users', 'app']);
  const { id = '' } = useParams();
  const { data: user, error, refetch } = useQuery(query(api.users.get, { id }));
  useTitle(user?.fullName);
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
  const tab = getTab(params);
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

interface UserHeaderProps {
  user: User;
  tab: UserTab;
  mayWrite: boolean;
}

/** Who it is, in which state, and the parts of the page. */
function UserHeader({ user, tab, mayWrite }: UserHeaderProps) {
  const { t } = useTranslation('users');
  const roleName = useRoleName();
  const maySeeList = useRight('USERS_LIST_VIEW');
  const [editing, setEditing] = useState(false);
  const edit = { icon: Pencil, onClick: () => setEditing(true) } as const;
  return (
    <>
      <PageHeader
        breadcrumbs={[
          { label: t('list.title'), href: maySeeList ? '/users' : undefined },
          { label: user.fullName },
        ]}
        title={user.fullName}
        badge={<UserBadge user={user} />}
        context={[roleName(user.role), user.position].filter(Boolean).join(', ')}
        actions={mayWrite ? <Button {...edit}>{t('edit.open')}</Button> : undefined}
        phoneActions={mayWrite && <IconButton {...edit} size="large" label={t('edit.open')} />}
        tabs={
          <TabLinks
            label={user.fullName}
            place="header"
            tabs={userTabs.map((each) => ({
              label: t(`tab.${each}`),
              count: each === 'permissions' ? user.permissions.length : undefined,
              href: each === 'details' ? `/users/${user.id}` : `/users/${user.id}?tab=${each}`,
              current: each === tab,
            }))}
          />
        }
      />
      {editing && mayWrite && <EditUserDialog user={user} onClose={() => setEditing(false)} />}
    </>
  );
}

const userTabs = ['details', 'permissions', 'security'] as const;
type UserTab = (typeof userTabs)[number];

/** The part of a person's page that an address names; the first one where it names none. */
const getTab = (params: URLSearchParams): UserTab =>
  userTabs.find((tab) => tab === params.get('tab')) ?? 'details';
