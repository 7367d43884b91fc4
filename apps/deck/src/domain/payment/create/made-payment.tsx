import type { Order } from '@deck/api/contract/orders';
import type { Payment } from '@deck/api/contract/payments';
import type { Tender } from '@deck/api/contract/tenders';
import { query } from '@deck/api/react';
import { paymentKinds } from '@deck/api/rules';
import { ActionBar, Alert, Button, Card, Column, Columns, useUi } from '@deck/ui';
import { formatInstant } from '@deck/values';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../../platform/api.ts';
import { type Delivery, findRequestDelivery } from '../delivery.ts';
import { PaymentLink, StaffPage } from '../payment-link.tsx';
import { QrPanel } from '../qr-panel.tsx';
import { useDeliveryText } from '../split/sent-notice.tsx';
import { UndeliveredAlert } from '../undelivered-alert.tsx';
import { usePolling } from '../use-polling.ts';
import { CardOutcome, LinkNotice, ScheduledNotice } from './made-notices.tsx';
import { PaymentSummary } from './payment-summary.tsx';
import { useFollowedPayment } from './use-followed-payment.ts';
import type { PaymentResult } from './use-payment-form.ts';

interface MadePaymentProps {
  order: Order;
  made: PaymentResult;
  onAnother: () => void;
}

/** What became of the form, and what is next. */
export function MadePayment({ order, made, onAnother }: MadePaymentProps) {
  const { t } = useTranslation(['collect', 'orders']);
  return (
    <>
      <Columns>
        <Column>
          {made.tender ? (
            <CardRequest tender={made.tender} order={order} />
          ) : (
            <Outcome made={made.payment} order={order} />
          )}
        </Column>
        <Column sticky>
          <PaymentSummary order={order} asked={undefined} />
        </Column>
      </Columns>
      <ActionBar
        start={
          <Button size="large" variant="quiet" onClick={onAnother}>
            {t('made.another')}
          </Button>
        }
        end={
          <Button size="large" variant="primary" href={`/orders/${order.id}`}>
            {t('orders:create.open')}
          </Button>
        }
      />
    </>
  );
}

/** As the payment stands now: others go on with it while it is looked at. */
function Outcome({ made, order }: { made: Payment; order: Order }) {
  const payment = useFollowedPayment(made);
  if (payment.status === 'SCHEDULED_SEND' || payment.status === 'SCHEDULED_CHARGE')
    return <ScheduledNotice payment={payment} />;
  const { page, cardFrom } = paymentKinds[payment.type];
  if (page === 'TERMINAL' && payment.status === 'NEW') return <StaffPage payment={payment} />;
  if (cardFrom === 'STAFF' || cardFrom === 'SAVED_CARD') return <CardOutcome payment={payment} />;
  return (
    <>
      <LinkNotice payment={payment} order={order} />
      <UndeliveredAlert payment={payment} />
      <PaymentLink payment={payment} />
    </>
  );
}

/** A card is asked for: the page where the guest gives it. */
function CardRequest({ tender, order }: { tender: Tender; order: Order }) {
  const { t } = useTranslation('collect');
  const { timeZone } = useUi();
  const until = tender.expiresAt && formatInstant(tender.expiresAt, timeZone);
  const delivery = useRequestDelivery(tender, order);
  const textOf = useDeliveryText();
  return (
    <>
      {delivery.state === 'refused' ? (
        <Alert tone="danger" announced title={t('made.requestRefused')}>
          <p>{textOf(delivery)}</p>
        </Alert>
      ) : (
        <Alert
          tone={delivery.state === 'sent' ? 'success' : 'info'}
          announced
          title={t(delivery.state === 'sent' ? 'made.request' : 'made.requestQueued')}
        >
          {until ? t('made.requestUntil', { time: `${until}, ${timeZone}` }) : t('made.requestText')}
        </Alert>
      )}
      {tender.link !== null && (
        <Card title={t('made.requestPage')}>
          <QrPanel
            link={tender.link}
            fileName={`card-${order.externalId}`}
            printed={{ title: order.propertyName, text: `${t('made.requestPage')}, ${order.externalId}` }}
          />
        </Card>
      )}
    </>
  );
}

const onItsWay: Delivery = { state: 'queued' };

/** What became of the message of a request that was just made; read again until the carrier has said so. */
function useRequestDelivery({ id }: Tender, order: Order): Delivery {
  const stateOf = ({ timeline }: Order) => findRequestDelivery(id, timeline) ?? onItsWay;
  const { data = order } = useQuery({
    ...query(api.orders.get, { id: order.id }),
    refetchInterval: usePolling((read: Order) => ({
      waits: stateOf(read).state === 'queued',
      mark: String(read.timeline.length),
    })),
  });
  return stateOf(data);
}
