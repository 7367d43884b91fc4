import { PageHeader } from '@deck/ui';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router';
import { describeOrder, LinkHeader } from '../../../domain/payment/create/link-header.tsx';
import { MakePayment } from '../../../domain/payment/create/make-payment.tsx';

/** A further payment of an order, or one more try at one that came to nothing. */
export function NewPaymentScreen() {
  const { t } = useTranslation(['collect', 'orders']);
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  return (
    <MakePayment
      orderId={id}
      likeId={params.get('like') ?? undefined}
      header={(order, link) => {
        const above = [
          { label: t('orders:list.title'), href: '/orders' },
          ...(order ? [{ label: order.externalId, href: `/orders/${id}` }] : []),
        ];
        return link ? (
          <LinkHeader payment={link} above={above} />
        ) : (
          <PageHeader
            breadcrumbs={[...above, { label: t('newPayment') }]}
            title={t('newPayment')}
            context={order && describeOrder(order)}
          />
        );
      }}
    />
  );
}
