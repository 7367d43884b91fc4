import type { Order } from '@deck/api/contract/orders';
import { Alert, Button, Page, useUi } from '@deck/ui';
import { parseMoney } from '@deck/values';
import { useTranslation } from 'react-i18next';
import { FormWithGuestPreview } from '../../../domain/guest-preview/preview-part.tsx';
import { useGuestPreview } from '../../../domain/guest-preview/use-guest-preview.ts';
import { OrderMoney } from '../../../domain/payment/create/order-money.tsx';
import { firstValues } from '../../../domain/payment/create/payment-values.ts';
import { amountText } from '../../../platform/format/amount-text.ts';
import { useSession } from '../../../platform/session/session-store.ts';

/** The order is made: its money, and the page that its first payment will have. */
export function MadeOrder({ order }: { order: Order }) {
  const { t } = useTranslation(['orders', 'collect']);
  const { locale } = useUi();
  const first = firstValues(order, useSession().environment);
  const preview = useGuestPreview({
    ...first,
    kind: 'PAYMENT',
    propertyId: order.propertyId,
    language: order.customer.language,
    order,
    staffNote: '',
    dueDate: undefined,
  });
  const total = amountText(order.totalAmount, order.currency, locale);
  const name = `${order.customer.firstName} ${order.customer.lastName}`.trim();
  return (
    <Page>
      <FormWithGuestPreview
        preview={preview}
        panel={{ note: t('create.notAsked') }}
        start={
          <Button size="large" variant="quiet" href="/orders/create">
            {t('create.another')}
          </Button>
        }
        acts={
          <>
            <Button size="large" href={`/orders/${order.id}`}>
              {t('create.open')}
            </Button>
            <Button size="large" variant="primary" href={`/orders/create?order=${order.id}`}>
              {t('create.makePayment')}
            </Button>
          </>
        }
      >
        <Alert tone="success" announced title={t('create.made', { order: order.externalId })}>
          {t('create.madeText', { name, total })}
        </Alert>
        <OrderMoney
          order={order}
          asked={parseMoney(first.amount, order.currency)}
          askedLabel={t('create.firstPayment')}
          note={t('create.notAsked')}
        />
      </FormWithGuestPreview>
    </Page>
  );
}
