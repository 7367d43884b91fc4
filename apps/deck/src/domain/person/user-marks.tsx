import type { User } from '@deck/api/contract/people';
import { roles } from '@deck/api/vocabulary';
import { Avatar, Badge, StatusDot } from '@deck/ui';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import * as css from './user-marks.css.ts';

interface PersonProps {
  name: string;
  /** The address of their picture. */
  face: string | null;
}

/** A person by face and name. */
export function PersonName({ name, face }: PersonProps) {
  return (
    <span className={css.person}>
      <Avatar name={name} src={face} size="small" decorative />
      <span className={css.name}>{name}</span>
    </span>
  );
}

/** The same at the head of a person's facts. */
export function PersonHead({
  name,
  face,
  own = false,
  children,
}: PersonProps & { own?: boolean; children: string }) {
  return (
    <div className={css.head}>
      <Avatar name={name} src={face} size="large" tone={own ? 'accent' : 'neutral'} decorative />
      <p className={css.headWords}>
        <span className={css.headName}>{name}</span>
        <span className={css.headText}>{children}</span>
      </p>
    </div>
  );
}

/** Whether someone can sign in at all, as an owner decided. */
export function UserStatus({ user: { status } }: { user: Pick<User, 'status'> }) {
  const { t } = useTranslation('labels');
  return <StatusDot tone={status === 'ENABLED' ? 'success' : 'neutral'} label={t(`userStatus.${status}`)} />;
}

/** Whether failed sign-ins have locked the account. */
export function LockState({ user: { locked } }: { user: Pick<User, 'locked'> }) {
  const { t } = useTranslation(['users', 'labels']);
  return locked ? <StatusDot tone="danger" label={t('labels:userStatus.LOCKED')} /> : t('notLocked');
}

/** The one state that matters most: someone disabled is not let in, locked or not. */
export function UserBadge({ user: { status, locked } }: { user: Pick<User, 'status' | 'locked'> }) {
  const { t } = useTranslation('labels');
  if (status === 'DISABLED') return <Badge tone="neutral" label={t('userStatus.DISABLED')} />;
  if (locked) return <Badge tone="danger" label={t('userStatus.LOCKED')} />;
  return <Badge tone="success" label={t('userStatus.ENABLED')} />;
}

/** The word of a role; an unknown role shows as it is written. */
export function useRoleName(): (role: string) => string {
  const { t } = useTranslation('labels');
  return useCallback(
    (role) => {
      const known = roles.find((each) => each === role);
      return known ? t(`role.${known}`) : role;
    },
    [t],
  );
}
