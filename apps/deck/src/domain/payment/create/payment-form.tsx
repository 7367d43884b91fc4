import type { Order } from '@deck/api/contract/orders';
import type { Payment } from '@deck/api/contract/payments';
import { Card, Icon, PageForm, RadioCards, useUi } from '@deck/ui';
import { formatMoney } from '@deck/values';
import { CalendarClock, Mail } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { createForm, FormProvider } from '../../../platform/forms/create-form.tsx';
import { DraftOffer } from '../../../platform/forms/draft-offer.tsx';
import { PreviewActs } from '../../guest-preview/preview-acts.tsx';
import { FormWithGuestPreview } from '../../guest-preview/preview-part.tsx';
import { paymentIcons } from '../payment-method.tsx';
import { AmountCard } from './amount-card.tsx';
import { DetailsCard } from './details-card.tsx';
import { OutcomeNotice, RefusalNotice } from './form-states.tsx';
import { KindFields } from './kind-fields.tsx';
import { MethodsField } from './methods-field.tsx';
import { OrderMoney } from './order-money.tsx';
import { chosenTraits, type PaymentFormValues, paymentChoices } from './payment-values.ts';
import { type NewPayment, type PaymentResult, usePaymentForm } from './use-payment-form.ts';
import { usePaymentPreview } from './use-payment-preview.ts';

const Form = createForm<PaymentFormValues>()({ Cards: RadioCards, Methods: MethodsField });

interface PaymentFormProps {
  order: Order;
  /** The payment it begins as a copy of. */
  like: Payment | undefined;
  /** The choice of a plan of payments instead, if a plan is possible. */
  choice?: ReactNode;
  onMade: (made: PaymentResult) => void;
}

/** One form for every way to collect money of an order, beside the guest's view. */
export function PaymentForm({ order, like, choice, onMade }: PaymentFormProps) {
  const payment = usePaymentForm(order, like, onMade);
  const preview = usePaymentPreview(payment);
  const { sending, values, sides } = payment;
  const { takesMoney, page, canHold } = chosenTraits(values);
  return (
    <PageForm onSubmit={(event) => void payment.submit(event)}>
      <FormWithGuestPreview
        preview={preview}
        note={<Destination payment={payment} />}
        acts={<Acts payment={payment} />}
      >
        <DraftOffer draft={payment.draft} />
        {choice}
        <OrderMoney
          order={order}
          asked={takesMoney ? sides?.collected : undefined}
          isToHold={canHold && values.scheme === 'AUTH'}
        />
        <FormProvider form={payment.form}>
          <KindCard order={order} />
          {takesMoney && <AmountCard payment={payment} followed={preview?.content?.sum.label ?? ''} />}
          <KindFields payment={payment} />
          {page === 'PAYMENT' && (
            <Form.Methods
              name="methods"
              currency={values.acquisitionCurrency}
              propertyId={order.propertyId}
              country={order.customer.country}
              scheme={values.scheme}
            />
          )}
          <DetailsCard payment={payment} />
        </FormProvider>
        <RefusalNotice failure={sending.refusal} orderId={order.id} onEditOrder={payment.editOrder} />
        <OutcomeNotice {...sending} />
      </FormWithGuestPreview>
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

/** Whom a link goes to once it is made. */
function Destination({ payment: { order, values } }: { payment: NewPayment }) {
  const { t } = useTranslation('collect');
  const { email } = order.customer;
  if (values.kind !== 'PAYMENT_LINK' || email === '') return null;
  return (
    <>
      <Icon shape={Mail} />
      <span>{t('bar.goesTo', { email })}</span>
    </>
  );
}

function Acts({ payment: { order, values, sides, sending } }: { payment: NewPayment }) {
  const { t } = useTranslation('collect');
  const { locale } = useUi();
  const { kind, plan } = values;
  const act = kind === 'SCHEDULED' ? (`${kind}_${plan}` as const) : kind;
  return (
    <PreviewActs
      back={`/orders/${order.id}`}
      isSending={sending.isSending}
      label={
        sides && chosenTraits(values).takesMoney
          ? t(`act.${act}`, { amount: formatMoney(sides.charged, locale) })
          : t(`actPlain.${act}`)
      }
    />
  );
}
