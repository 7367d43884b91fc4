import { Button, EmptyState } from '@deck/ui';
import { Compass } from 'lucide-react';
import { useTranslation } from 'react-i18next';

export function NotFoundScreen() {
  const { t } = useTranslation();
  return (
    <EmptyState
      page
      icon={Compass}
      title={t('notFound.title')}
      text={t('notFound.text')}
      action={<Button href="/">{t('notFound.home')}</Button>}
    />
  );
}
