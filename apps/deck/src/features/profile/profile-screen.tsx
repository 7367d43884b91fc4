import { Button, Column, Columns, FactCard, IconButton, PageHeader, PhoneText } from '@deck/ui';
import { Pencil } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { SessionsCard } from '../../domain/person/sessions-card.tsx';
import { PersonHead, useRoleName } from '../../domain/person/user-marks.tsx';
import { languageNames } from '../../platform/i18n/languages.ts';
import { useSession } from '../../platform/session/session-store.ts';
import { PasswordCard } from './password-card.tsx';
import { TwoFactorCard } from './two-factor-card.tsx';
import { useProfilePath } from './use-profile-path.ts';

/** Who one is here, and how one signs in. */
export function ProfileScreen() {
  const { t } = useTranslation(['profile', 'app']);
  const { id, firstName, lastName } = useSession().profile;
  const edit = { icon: Pencil, href: '/profile/edit' } as const;
  return (
    <>
      <PageHeader
        breadcrumbs={useProfilePath()}
        title={t('app:title.profile')}
        context={`${firstName} ${lastName}`}
        actions={<Button {...edit}>{t('edit.open')}</Button>}
        phoneActions={<IconButton {...edit} size="large" label={t('edit.open')} />}
      />
      <Columns>
        <Column>
          <ProfileFacts />
          <TwoFactorCard />
        </Column>
        <Column>
          <PasswordCard />
          <SessionsCard userId={id} name={`${firstName} ${lastName}`} />
        </Column>
      </Columns>
    </>
  );
}

/** Everything the profile holds. */
function ProfileFacts() {
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
        [t('field.phone'), profile.phone && <PhoneText key="phone">{profile.phone}</PhoneText>],
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
