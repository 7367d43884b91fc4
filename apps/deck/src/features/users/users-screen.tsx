import type { User } from '@deck/api/contract/people';
import { media } from '@deck/tokens';
import { Button, Figures, IconButton, type TableColumn, useMedia, useUi } from '@deck/ui';
import { formatInstant } from '@deck/values';
import type { TFunction } from 'i18next';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { LockState, PersonName, UserStatus, useRoleName } from '../../domain/person/user-marks.tsx';
import { ListScreen } from '../../platform/list/list-screen.tsx';
import { useList } from '../../platform/list/use-list.ts';
import { useRight } from '../../platform/session/session-store.ts';
import { NewUserDialog } from './new-user-dialog.tsx';
import { useReadOnlyReason } from './read-only-reason.ts';
import { usersList } from './users-list.ts';

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
  const list = useList(usersList, { columns });
  const readOnly = useReadOnlyReason();
  const mayOpen = useRight('USERS_INSTANCE_VIEW');
  const [adding, setAdding] = useState(false);
  const add = { icon: Plus, variant: 'primary', onClick: () => setAdding(true) } as const;

  return (
    <>
      <ListScreen
        list={list}
        columns={columns}
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

/**
 * The columns of the people's list; an id is also what hides the column and, where it sorts, the field of the sort.
 * @param isPhone rows are two lines there: a lock takes the place of the status
 */
function userColumns(
  t: Words,
  timeZone: string,
  roleName: (role: string) => string,
  isPhone: boolean,
): TableColumn<User>[] {
  const head = (id: keyof typeof heads, sort = true) => ({
    id,
    head: t(heads[id]),
    width: widths[id],
    sort,
  });
  return [
    {
      ...head('last_name'),
      cell: ({ fullName, avatarUrl }) => <PersonName name={fullName} face={avatarUrl} />,
      phone: 'title',
    },
    { ...head('login'), cell: ({ login }) => login, phone: 'meta' },
    { ...head('position'), quiet: true, cell: ({ position }) => position },
    { ...head('role'), cell: ({ role }) => roleName(role), phone: 'meta' },
    {
      ...head('status'),
      cell: (user) => (isPhone && user.locked ? <LockState user={user} /> : <UserStatus user={user} />),
      phone: 'status',
    },
    { ...head('locked'), quiet: true, cell: (user) => <LockState user={user} /> },
    {
      ...head('last_seen'),
      quiet: true,
      cell: ({ lastSeenAt }) =>
        lastSeenAt === null ? t('never') : <Figures>{formatInstant(lastSeenAt, timeZone)}</Figures>,
    },
    {
      ...head('properties', false),
      quiet: true,
      cell: ({ properties }) =>
        properties.length === 0 ? t('allProperties') : properties.map(({ name }) => name).join(', '),
    },
  ];
}

const heads = {
  last_name: 'field.name',
  login: 'field.login',
  position: 'field.position',
  role: 'field.role',
  status: 'field.status',
  locked: 'field.locked',
  last_seen: 'field.lastSeen',
  properties: 'field.properties',
} as const;

/** What the columns usually need: the bars of the first moments already stand where the words will. */
const widths: Partial<Record<keyof typeof heads, number>> = {
  last_name: 200,
  login: 230,
  position: 150,
  role: 110,
  status: 120,
  locked: 110,
  last_seen: 134,
  properties: 180,
};
