import { Button, Card } from '@deck/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PasswordDialog } from './password-dialog.tsx';
import * as css from './security.css.ts';

export function PasswordCard() {
  const { t } = useTranslation('profile');
  const [changing, setChanging] = useState(false);
  return (
    <Card title={t('password.title')}>
      <div className={css.stack}>
        <p className={css.text}>{t('password.text')}</p>
        <div>
          <Button onClick={() => setChanging(true)}>{t('password.change')}</Button>
        </div>
      </div>
      {changing && <PasswordDialog onClose={() => setChanging(false)} />}
    </Card>
  );
}
