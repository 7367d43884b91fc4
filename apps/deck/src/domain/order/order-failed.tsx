import { isNotFound } from '@deck/api/client';
import { ReceiptText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LoadFailed, NotThere } from '../../platform/navigation/page-states.tsx';

interface OrderFailedProps {
  error: unknown;
  onRetry: () => void;
  /** It stands for a whole page, and its title is the heading of that page. */
  page?: boolean | undefined;
}

/** In place of an order that could not be read. */
export function OrderFailed({ error, onRetry, page }: OrderFailedProps) {
  const { t } = useTranslation('orders');
  if (!isNotFound(error)) return <LoadFailed page={page} title={t('details.failed')} onRetry={onRetry} />;
  return (
    <NotThere
      page={page}
      icon={ReceiptText}
      title={t('details.notFound')}
      text={t('details.notFoundText')}
      list={{ href: '/orders', label: t('details.toList') }}
    />
  );
}
