import type { User } from '@deck/api/contract/people';
import { Figures, type TableColumn } from '@deck/ui';
import { formatInstant } from '@deck/values';
import type { TFunction } from 'i18next';
import { LockState, PersonName, UserStatus } from '../shared/user-marks.tsx';

type Words = TFunction<['users', 'labels']>;

/**
 * The columns of the people's list; an id is also what hides the column and, where it sorts, the field of the sort.
 * @param isPhone rows are two lines there: a lock takes the place of the status
 */
export function userColumns(
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
