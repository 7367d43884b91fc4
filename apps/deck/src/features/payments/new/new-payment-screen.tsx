import type { Order } from '@deck/api/contract/orders';
import { PageHeader } from '@deck/ui';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router';
import { MakePayment } from '../../../domain/payment/create/make-payment.tsx';
import { useTitle } from '../../../platform/navigation/page-title.tsx';

/** A further payment of an order, or one more try at one that came to nothing. */
export function NewPaymentScreen() {
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  return (
    <MakePayment
      orderId={id}
      likeId={params.get('like') ?? undefined}
      header={(order) => <NewPaymentHeader order={order} />}
    />
  );
}

/** Which order is paid, and the way back to it. */
function NewPaymentHeader({ order }: { order: Order | undefined }) {
  const { t } = useTranslation(['collect', 'orders']);
  const title = order && t('newPaymentOf', { order: order.externalId });
  useTitle(title);
  return (
    <PageHeader
      breadcrumbs={[
        { label: t('orders:list.title'), href: '/orders' },
        ...(order ? [{ label: order.externalId, href: `/orders/${order.id}` }] : []),
        { label: t('newPayment') },
      ]}
      title={title ?? t('newPayment')}
    />
  );
}
