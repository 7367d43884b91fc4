import type { Order } from '@deck/api/contract/orders';
import type { Payment } from '@deck/api/contract/payments';
import { PageHeader } from '@deck/ui';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router';
import { describeOrder, LinkHeader } from '../../../domain/payment/create/link-header.tsx';
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
      header={(order, link) => <NewPaymentHeader order={order} link={link} />}
    />
  );
}

/** Which order is paid, and the way back to it; once there is a link, the link. */
function NewPaymentHeader({ order, link }: { order: Order | undefined; link: Payment | undefined }) {
  const { t } = useTranslation(['collect', 'orders']);
  const title = order && t('newPaymentOf', { order: order.externalId });
  useTitle(title);
  const above = [
    { label: t('orders:list.title'), href: '/orders' },
    ...(order ? [{ label: order.externalId, href: `/orders/${order.id}` }] : []),
  ];
  if (link) return <LinkHeader payment={link} above={above} />;
  return (
    <PageHeader
      breadcrumbs={[...above, { label: t('newPayment') }]}
      title={title ?? t('newPayment')}
      context={order && describeOrder(order)}
    />
  );
}
