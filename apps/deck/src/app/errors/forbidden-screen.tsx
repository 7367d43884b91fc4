import { EmptyState } from '@deck/ui';
import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';

export function ForbiddenScreen() {
  const { t } = useTranslation();
  return <EmptyState page icon={Lock} title={t('forbidden.title')} text={t('forbidden.text')} />;
}
