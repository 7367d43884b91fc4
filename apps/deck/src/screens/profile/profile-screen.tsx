import { Button, Column, Columns, IconButton, PageHeader } from '@deck/ui';
import { Pencil } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../session/session-store.ts';
import { ProfileFacts } from './profile-facts.tsx';
import { PasswordCard } from './security/password-card.tsx';
import { TwoFactorCard } from './security/two-factor-card.tsx';
import { useProfilePath } from './shared/profile-path.ts';

/** Who one is here, and how one signs in. */
export function Screen() {
  const { t } = useTranslation(['profile', 'app']);
  const { firstName, lastName } = useSession().profile;
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
        </Column>
      </Columns>
    </>
  );
}
