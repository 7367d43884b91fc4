import { Button, Card, Stack, Text } from '@deck/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PasswordDialog } from './password-dialog.tsx';

export function PasswordCard() {
  const { t } = useTranslation('profile');
  const [changing, setChanging] = useState(false);
  return (
    <Card title={t('password.title')}>
      <Stack gap="wide">
        <Text>{t('password.text')}</Text>
        <div>
          <Button onClick={() => setChanging(true)}>{t('password.change')}</Button>
        </div>
      </Stack>
      {changing && <PasswordDialog onClose={() => setChanging(false)} />}
    </Card>
  );
}
