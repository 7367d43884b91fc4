import { FactCard } from '@deck/ui';
import { useTranslation } from 'react-i18next';
import { languageNames } from '../../i18n/language-names.ts';
import { useSession } from '../../session/session-store.ts';
import { PersonHead, useRoleName } from '../users/shared/user-marks.tsx';

/** Everything the profile holds. */
export function ProfileFacts() {
  const { t } = useTranslation(['users', 'profile']);
  const { profile, environment } = useSession();
  const { divisions, context } = environment;
  const roleName = useRoleName();
  return (
    <FactCard
      empty={t('users:none')}
      title={t('profile:person')}
      head={
        <PersonHead name={`${profile.firstName} ${profile.lastName}`} face={profile.avatarUrl} own>
          {[roleName(context.role), profile.position].filter(Boolean).join(', ')}
        </PersonHead>
      }
      facts={[
        [t('field.firstName'), profile.firstName],
        [t('field.lastName'), profile.lastName],
        [t('field.position'), profile.position],
        [t('field.login'), profile.login],
        [t('field.email'), profile.email],
        [t('field.phone'), profile.phone],
        [t('field.role'), roleName(context.role)],
        [t('profile:company'), divisions.find(({ id }) => id === context.businessProfileId)?.name ?? ''],
        [
          t('field.locale'),
          <span key="locale" lang={profile.locale}>
            {languageNames[profile.locale]}
          </span>,
        ],
        [t('field.timezone'), profile.timezone],
      ]}
    />
  );
}
