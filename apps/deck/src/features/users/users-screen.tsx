import type { User } from '@deck/api/contract/people';
import type { UserSortField } from '@deck/api/vocabulary';
import { media } from '@deck/tokens';
import { Button, Figures, IconButton, rooms, useMedia, useUi } from '@deck/ui';
import { formatInstant } from '@deck/values';
import type { TFunction } from 'i18next';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { LockState, PersonName, UserStatus, useRoleName } from '../../domain/person/user-marks.tsx';
import { getHeads, type ListColumn } from '../../platform/list/columns.ts';
import { ListScreen } from '../../platform/list/list-screen.tsx';
import { usePagedList } from '../../platform/list/use-list.ts';
import { useRight } from '../../platform/session/session-store.ts';
import { NewUserDialog } from './new-user-dialog.tsx';
import { useReadOnlyReason } from './read-only-reason.ts';
import { userList } from './users-list.ts';

export function UsersScreen() {
  const { t } = useTranslation(['users', 'labels', 'messages', 'app']);
  const { timeZone } = useUi();
  const navigate = useNavigate();
  const roleName = useRoleName();
  const isPhone = useMedia(media.phone);
  const columns = useMemo(
    () => userColumns(t, timeZone, roleName, isPhone),
    [t, timeZone, roleName, isPhone],
  );
  const list = usePagedList(userList, columns);
  const readOnly = useReadOnlyReason();
  const mayOpen = useRight('USERS_INSTANCE_VIEW');
  const [adding, setAdding] = useState(false);
  const add = { icon: Plus, variant: 'primary', onClick: () => setAdding(true) } as const;

  return (
    <>
      <ListScreen
        list={list}
        title={t('list.title')}
        count={(count, isExact) => t(isExact ? 'list.count' : 'list.countMore', { count })}
        note={readOnly}
        search={{ label: t('list.searchLabel'), placeholder: t('list.search') }}
        actions={readOnly === undefined ? <Button {...add}>{t('list.new')}</Button> : undefined}
        phoneActions={readOnly === undefined && <IconButton {...add} size="large" label={t('list.new')} />}
        rowKey={({ id }) => id}
        rowHref={({ id }) => (mayOpen ? `/users/${id}` : undefined)}
        failed={t('list.failed')}
        nothing={t('list.nothing')}
      />
      <NewUserDialog
        open={adding && readOnly === undefined}
        onClose={() => setAdding(false)}
        onMade={({ id, email }) => void navigate(`/users/${id}`, { state: { written: email } })}
      />
    </>
  );
}

type Words = TFunction<['users', 'labels']>;
type Head = keyof typeof import('../../platform/i18n/en/users.ts')['users']['field'];

/**
 * The columns of the people's list; an id is also what hides the column and, where it sorts, the field of the sort.
 * @param isPhone rows are two lines there: a lock takes the place of the status
 */
function userColumns(
  t: Words,
  timeZone: string,
  roleName: (role: string) => string,
  isPhone: boolean,
): readonly ListColumn<User, UserSortField>[] {
  const { head, sorted } = getHeads<UserSortField, Head>((word) => t(`field.${word}`));
  return [
    {
      ...sorted('last_name', 'name', rooms.name),
      cell: ({ fullName, avatarUrl }) => <PersonName name={fullName} face={avatarUrl} />,
      phone: 'title',
    },
    {
      ...sorted('login', 'login', { least: 144, ideal: 232, most: 280, priority: 1 }),
      cell: ({ login }) => login,
      phone: 'meta',
    },
    {
      ...sorted('position', 'position', { ...rooms.word, ideal: 168, most: 200 }),
      quiet: true,
      cell: ({ position }) => position,
    },
    {
      ...sorted('role', 'role', { ...rooms.word, priority: 1 }),
      cell: ({ role }) => roleName(role),
      phone: 'meta',
    },
    {
      ...sorted('status', 'status', { ...rooms.status, least: 128, ideal: 144 }),
      cell: (user) => (isPhone && user.locked ? <LockState user={user} /> : <UserStatus user={user} />),
      phone: 'status',
    },
    {
      ...sorted('locked', 'locked', { ...rooms.word, priority: 2 }),
      quiet: true,
      cell: (user) => <LockState user={user} />,
    },
    {
      ...sorted('last_seen', 'lastSeen', { ...rooms.moment, priority: 3 }),
      quiet: true,
      cell: ({ lastSeenAt }) =>
        lastSeenAt === null ? t('never') : <Figures>{formatInstant(lastSeenAt, timeZone)}</Figures>,
    },
    {
      ...head('properties', 'properties', { ...rooms.text, priority: 5 }),
      quiet: true,
      cell: ({ properties }) =>
        properties.length === 0 ? t('allProperties') : properties.map(({ name }) => name).join(', '),
    },
  ];
}
