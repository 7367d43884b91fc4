import type { Order } from '@deck/api/contract/orders';
import type { Payment } from '@deck/api/contract/payments';
import { ActionBar, Button, Card, Column, Columns, PageForm, RadioCards, useUi } from '@deck/ui';
import { formatMoney } from '@deck/values';
import { CalendarClock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { createForm, FormProvider } from '../../../platform/forms/create-form.tsx';
import { DraftOffer } from '../../../platform/forms/draft-offer.tsx';
import { paymentIcons } from '../payment-method.tsx';
import { AmountCard } from './amount-card.tsx';
import { DetailsCard } from './details-card.tsx';
import { OutcomeNotice, RefusalNotice } from './form-states.tsx';
import { KindFields } from './kind-fields.tsx';
import { PaymentSummary } from './payment-summary.tsx';
import { chosenTraits, type PaymentFormValues, paymentChoices } from './payment-values.ts';
import { type NewPayment, type PaymentResult, usePaymentForm } from './use-payment-form.ts';

const Form = createForm<PaymentFormValues>()({ Cards: RadioCards });

interface PaymentFormProps {
  order: Order;
  /** The payment it begins as a copy of. */
  like: Payment | undefined;
  onMade: (made: PaymentResult) => void;
}

/** Every way to collect money of an order, in one form. */
export function PaymentForm({ order, like, onMade }: PaymentFormProps) {
  const payment = usePaymentForm(order, like, onMade);
  const { sending, values, sides } = payment;
  const { takesMoney } = chosenTraits(values);
  return (
    <PageForm onSubmit={(event) => void payment.submit(event)}>
      <Columns>
        <Column>
          <DraftOffer draft={payment.draft} />
          <FormProvider form={payment.form}>
            <KindCard order={order} />
            {takesMoney && <AmountCard payment={payment} />}
            <KindFields payment={payment} />
            <DetailsCard payment={payment} />
          </FormProvider>
          <RefusalNotice failure={sending.refusal} orderId={order.id} onEditOrder={payment.editOrder} />
          <OutcomeNotice {...sending} />
        </Column>
        <Column sticky>
          <PaymentSummary order={order} asked={takesMoney ? sides?.collected : undefined} />
        </Column>
      </Columns>
      <Acts payment={payment} />
      {payment.leaveQuestion}
    </PageForm>
  );
}

/** The ways there are to collect money, each with what it does. */
function KindCard({ order }: { order: Order }) {
  const { t } = useTranslation('collect');
  return (
    <Card title={t('kind.title')}>
      <Form.Cards
        name="kind"
        label={t('kind.title')}
        labelHidden
        options={paymentChoices.map((kind) => ({
          value: kind,
          label: t(`kind.name.${kind}`),
          icon: kind === 'SCHEDULED' ? CalendarClock : paymentIcons[kind],
          hint: t(`kind.hint.${kind}`),
          disabledReason: kind === 'SCHEDULED' && order.started ? t('kind.started') : undefined,
        }))}
      />
    </Card>
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
          {sides && chosenTraits(values).takesMoney
            ? t(`act.${act}`, { amount: formatMoney(sides.charged, locale) })
            : t(`actPlain.${act}`)}
        </Button>
      }
    />
  );
}
