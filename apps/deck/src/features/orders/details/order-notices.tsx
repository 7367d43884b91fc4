import type { Order } from '@deck/api/contract/orders';
import { Alert } from '@deck/ui';
import { useTranslation } from 'react-i18next';

/** Why the order is closed, in the words of who closed it. */
export function OrderNotices({ order: { state, cancelReason, closingComment } }: { order: Order }) {
  const { t } = useTranslation(['order', 'labels']);
  if (state !== 'REVOKED' && state !== 'FINALIZED') return null;
  const why = [cancelReason && t(`labels:cancelReason.${cancelReason}`), closingComment];
  return (
    <Alert tone="info" title={t(state === 'REVOKED' ? 'closed.canceled' : 'closed.finalized')}>
      {why.filter(Boolean).join(': ')}
    </Alert>
  );
}
