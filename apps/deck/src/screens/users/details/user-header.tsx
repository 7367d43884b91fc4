import type { User } from '@deck/api/contract/people';
import { Button, IconButton, PageHeader, TabLinks } from '@deck/ui';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRight } from '../../../session/session-store.ts';
import { EditUserDialog } from '../edit/edit-user-dialog.tsx';
import { UserBadge, useRoleName } from '../shared/user-marks.tsx';
import { type UserTab, userTabs } from './user-tabs.ts';

interface UserHeaderProps {
  user: User;
  tab: UserTab;
  mayWrite: boolean;
}

/** Who it is, in which state, and the parts of the page. */
export function UserHeader({ user, tab, mayWrite }: UserHeaderProps) {
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
