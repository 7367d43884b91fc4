import type { User } from '@deck/api/contract/people';
import { Column, FactCard, PhoneText, useUi } from '@deck/ui';
import { formatInstant } from '@deck/values';
import { useTranslation } from 'react-i18next';
import { LockState, PersonHead, UserStatus, useRoleName } from '../../domain/person/user-marks.tsx';
import { languageNames } from '../../platform/i18n/languages.ts';

/** Everything that is known of a person. */
export function UserFacts({ user }: { user: User }) {
  const { t } = useTranslation(['users', 'labels']);
  const { timeZone } = useUi();
  const roleName = useRoleName();
  const { lastSeenAt, permissions, properties } = user;
  return (
    <>
      <Column>
        <FactCard
          empty={t('users:none')}
          title={t('details.person')}
          head={
            <PersonHead name={user.fullName} face={user.avatarUrl}>
              {roleName(user.role)}
            </PersonHead>
          }
          facts={[
            [t('field.firstName'), user.firstName],
            [t('field.lastName'), user.lastName],
            [t('field.position'), user.position],
            [t('field.email'), user.email],
            [t('field.phone'), user.phone && <PhoneText key="phone">{user.phone}</PhoneText>],
            [
              t('field.locale'),
              <span key="locale" lang={user.locale}>
                {languageNames[user.locale]}
              </span>,
            ],
            [t('field.timezone'), user.timezone],
          ]}
        />
        <FactCard
          empty={t('users:none')}
          title={t('details.work')}
          facts={[
            [t('field.role'), roleName(user.role)],
            [t('field.permissions'), permissions.map((right) => t(`labels:permission.${right}`)).join('; ')],
            [
              t('field.properties'),
              properties.length === 0 ? t('allProperties') : properties.map(({ name }) => name).join('; '),
            ],
          ]}
        />
      </Column>
      <Column>
        <FactCard
          empty={t('users:none')}
          title={t('details.access')}
          facts={[
            [t('field.login'), user.login],
            [t('field.status'), <UserStatus key="status" user={user} />],
            [t('field.locked'), <LockState key="locked" user={user} />],
            [t('field.twoFactor'), t(user.twoFactorEnabled ? 'twoFactor.on' : 'twoFactor.off')],
            [
              t('field.lastSeen'),
              lastSeenAt === null ? t('never') : `${formatInstant(lastSeenAt, timeZone)} ${timeZone}`,
            ],
          ]}
        />
      </Column>
    </>
  );
}
