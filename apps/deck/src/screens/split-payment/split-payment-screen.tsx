import { PageHeader } from '@deck/ui';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { useStepStart } from '../../layout/page-start.ts';
import { keepOrder } from '../payments/shared/keep-made.ts';
import { NewSplit } from './new-split.tsx';
import { SplitOrder } from './split-order.tsx';

/** An order that everyone who has its link pays a part of. Once made it stands in the address: a reload stays there. */
export function Screen() {
  // The words of everything that may come to be shown: none of them is to take the page away while it comes.
  const { t } = useTranslation(['collect', 'app', 'labels', 'messages', 'orders', 'payments']);
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const orderId = params.get('order');
  useStepStart(orderId ?? 'new');
  return (
    <>
      <PageHeader
        breadcrumbs={[{ label: t('orders:list.title'), href: '/orders' }, { label: t('split.title') }]}
        title={t('split.title')}
      />
      {orderId === null ? (
        <NewSplit
          onMade={(order) => {
            keepOrder(order);
            void navigate(`/orders/split-payment?order=${order.id}`, { replace: true });
          }}
        />
      ) : (
        <SplitOrder orderId={orderId} />
      )}
    </>
  );
}
