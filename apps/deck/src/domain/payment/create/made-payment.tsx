import type { Order } from '@deck/api/contract/orders';
import type { Payment } from '@deck/api/contract/payments';
import type { Tender } from '@deck/api/contract/tenders';
import { query } from '@deck/api/react';
import { isLive, paymentKinds } from '@deck/api/rules';
import { ActionBar, Alert, Button, Card, PageBody, useUi } from '@deck/ui';
import { formatInstant, type Money, parseMoney } from '@deck/values';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../platform/api.ts';
import { type Delivery, findRequestDelivery } from '../delivery.ts';
import { PaymentLink, StaffPage } from '../payment-link.tsx';
import { MadePlan } from '../plan/made-plan.tsx';
import { QrPanel } from '../qr-panel.tsx';
import { useDeliveryText } from '../split/sent-notice.tsx';
import { UndeliveredAlert } from '../undelivered-alert.tsx';
import { usePolling } from '../use-polling.ts';
import { LinkMade } from './link-made.tsx';
import { CardOutcome, LinkNotice, ScheduledNotice } from './made-notices.tsx';
import { OrderMoney } from './order-money.tsx';
import { useFollowedPayment } from './use-followed-payment.ts';
import type { PaymentResult } from './use-payment-form.ts';

interface MadePaymentProps {
  order: Order;
  made: PaymentResult;
  /** The head of the page, and of the page of a link. */
  header: (order: Order, link?: Payment) => ReactNode;
  onAnother: () => void;
}

/** The result of the form, and the next steps. */
export function MadePayment({ made, ...props }: MadePaymentProps) {
  if (made.tender)
    return (
      <Made {...props}>
        <CardRequest tender={made.tender} order={props.order} />
      </Made>
    );
  if (made.plan) {
    const [deposit, ...later] = made.plan;
    return <Made {...props}>{deposit && <MadePlan order={props.order} made={[deposit, ...later]} />}</Made>;
  }
  return <Outcome {...props} made={made.payment} />;
}

type MadeProps = Omit<MadePaymentProps, 'made'>;

/** As the payment stands now: others go on with it while it is looked at. */
function Outcome({ made, ...props }: MadeProps & { made: Payment }) {
  const payment = useFollowedPayment(made);
  const { order, header, onAnother } = props;
  const { page, cardFrom } = paymentKinds[payment.type];
  const isScheduled = payment.status === 'SCHEDULED_SEND' || payment.status === 'SCHEDULED_CHARGE';
  if (page === 'PAYMENT' && !isScheduled)
    return (
      <>
        {header(order, payment)}
        <LinkMade
          payment={payment}
          order={order}
          another={<Another onClick={onAnother} />}
          openOrder={(isMain) => <OpenOrder order={order} isMain={isMain} />}
        />
      </>
    );
  const isTaken = cardFrom === 'STAFF' || cardFrom === 'SAVED_CARD';
  const isAsked = !isTaken && isLive({ status: payment.status, linkLives: payment.link !== null });
  return (
    <Made {...props} asked={isAsked ? parseMoney(payment.amount, payment.currency) : undefined}>
      {isScheduled ? (
        <ScheduledNotice payment={payment} />
      ) : page === 'TERMINAL' && payment.status === 'NEW' ? (
        <StaffPage payment={payment} />
      ) : isTaken ? (
        <CardOutcome payment={payment} />
      ) : (
        <>
          <LinkNotice payment={payment} order={order} />
          <UndeliveredAlert payment={payment} />
          <PaymentLink payment={payment} />
        </>
      )}
    </Made>
  );
}

/** The result of any payment but a link, above the order's money. */
function Made({
  order,
  header,
  onAnother,
  asked,
  children,
}: MadeProps & { asked?: Money | undefined; children: ReactNode }) {
  const { t } = useTranslation('collect');
  return (
    <>
      {header(order)}
      <PageBody width="form">
        {children}
        <OrderMoney order={order} asked={asked} askedLabel={t('money.asked')} />
      </PageBody>
      <ActionBar start={<Another onClick={onAnother} />} end={<OpenOrder order={order} isMain />} />
    </>
  );
}

function Another({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation('collect');
  return (
    <Button size="large" variant="quiet" onClick={onClick}>
      {t('made.another')}
    </Button>
  );
}

function OpenOrder({ order, isMain }: { order: Order; isMain: boolean }) {
  const { t } = useTranslation('orders');
  return (
    <Button size="large" variant={isMain ? 'primary' : 'secondary'} href={`/orders/${order.id}`}>
      {t('create.open')}
    </Button>
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

/** Whether the message of a new card request was delivered. It is read again until the carrier has answered. */
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
