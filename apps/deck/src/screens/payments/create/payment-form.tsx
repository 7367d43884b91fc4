import type { Order } from '@deck/api/contract/orders';
import type { Payment } from '@deck/api/contract/payments';
import { ActionBar, Button, Column, Columns, PageForm, useUi } from '@deck/ui';
import { formatMoney } from '@deck/values';
import { useTranslation } from 'react-i18next';
import { DraftOffer } from '../../../forms/draft-offer.tsx';
import { AmountCard } from './amount-card.tsx';
import { DetailsCard } from './details-card.tsx';
import { KindCard } from './kind-card.tsx';
import { KindFields } from './kind-fields.tsx';
import type { Made } from './made/made.ts';
import { OutcomeNotice } from './outcome-notice.tsx';
import { PaymentSummary } from './payment-summary.tsx';
import { RefusalNotice } from './refusal-notice.tsx';
import { type NewPayment, usePaymentForm } from './use-payment-form.ts';

interface PaymentFormProps {
  order: Order;
  /** The payment it begins as a copy of. */
  like: Payment | undefined;
  onMade: (made: Made) => void;
}

/** Every way to collect money of an order, in one form. */
export function PaymentForm({ order, like, onMade }: PaymentFormProps) {
  const payment = usePaymentForm(order, like, onMade);
  const { sending, values, sides } = payment;
  const isRequest = values.kind === 'CARD_REQUEST';
  return (
    <PageForm onSubmit={(event) => void payment.submit(event)}>
      <Columns>
        <Column>
          <DraftOffer draft={payment.draft} />
          <KindCard payment={payment} />
          {!isRequest && <AmountCard payment={payment} />}
          <KindFields payment={payment} />
          <DetailsCard payment={payment} />
          <RefusalNotice failure={sending.refusal} orderId={order.id} onEditOrder={payment.editOrder} />
          <OutcomeNotice {...sending} />
        </Column>
        <Column sticky>
          <PaymentSummary order={order} asked={isRequest ? undefined : sides?.collected} />
        </Column>
      </Columns>
      <Acts payment={payment} />
      {payment.leaveQuestion}
    </PageForm>
  );
}

function Acts({ payment: { order, values, sides, sending } }: { payment: NewPayment }) {
  const { t } = useTranslation(['collect', 'orders']);
  const { locale } = useUi();
  const { kind, plan } = values;
  const act = kind === 'SCHEDULED' ? (`${kind}_${plan}` as const) : kind;
  return (
    <ActionBar
      start={
        <Button size="large" variant="quiet" href={`/orders/${order.id}`}>
          {t('orders:create.open')}
        </Button>
      }
      end={
        <Button size="large" type="submit" variant="primary" loading={sending.isSending}>
          {sides && kind !== 'CARD_REQUEST'
            ? t(`act.${act}`, { amount: formatMoney(sides.charged, locale) })
            : t(`actPlain.${act}`)}
        </Button>
      }
    />
  );
}
