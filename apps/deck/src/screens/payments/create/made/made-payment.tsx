import type { Order } from '@deck/api/contract/orders';
import type { Payment } from '@deck/api/contract/payments';
import { query } from '@deck/api/react';
import { ActionBar, Button, Column, Columns } from '@deck/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../../../api.ts';
import { PaymentLink } from '../../sending/payment-link.tsx';
import { StaffPage } from '../../sending/staff-page.tsx';
import { paymentStanding } from '../../shared/standing.ts';
import { useRereads } from '../../shared/use-rereads.ts';
import { PaymentSummary } from '../payment-summary.tsx';
import { CardOutcome } from './card-outcome.tsx';
import { LinkNotice } from './link-notice.tsx';
import type { Made } from './made.ts';
import { MadeRequest } from './made-request.tsx';
import { MadeScheduled } from './made-scheduled.tsx';

interface MadePaymentProps {
  order: Order;
  made: Made;
  onAnother: () => void;
}

/** What became of the form, and what is next. */
export function MadePayment({ order, made, onAnother }: MadePaymentProps) {
  const { t } = useTranslation(['collect', 'orders']);
  return (
    <>
      <Columns>
        <Column>
          {made.tender ? <MadeRequest tender={made.tender} order={order} /> : <Outcome made={made.payment} />}
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
function Outcome({ made }: { made: Payment }) {
  const { data: payment } = useQuery({
    ...query(api.payments.get, { id: made.id }),
    initialData: made,
    refetchInterval: useRereads(paymentStanding),
  });
  if (payment.status === 'SCHEDULED_SEND' || payment.status === 'SCHEDULED_CHARGE')
    return <MadeScheduled payment={payment} />;
  if (payment.type === 'PAYMENT_VPOS' && payment.status === 'NEW') return <StaffPage payment={payment} />;
  if (payment.type === 'PAYMENT_VPOS' || payment.type === 'PAYMENT_CARD')
    return <CardOutcome payment={payment} />;
  return (
    <>
      <LinkNotice payment={payment} />
      <PaymentLink payment={payment} />
    </>
  );
}
