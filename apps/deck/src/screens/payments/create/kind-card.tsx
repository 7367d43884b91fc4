import { Card, RadioCards } from '@deck/ui';
import { CalendarClock, CreditCard, Landmark, Link, Nfc, WalletCards } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../forms/form-field.tsx';
import { type PaymentKind, paymentKinds } from './payment-values.ts';
import type { NewPayment } from './use-payment-form.ts';

const icons = {
  LINK: Link,
  SCHEDULED: CalendarClock,
  SAVED_CARD: CreditCard,
  CARD_REQUEST: WalletCards,
  VPOS: Nfc,
  WIRE: Landmark,
} satisfies Record<PaymentKind, unknown>;

/** The ways there are to collect money, each with what it does. */
export function KindCard({ payment: { form, order } }: { payment: NewPayment }) {
  const { t } = useTranslation('collect');
  return (
    <Card title={t('kind.title')}>
      <FormField control={form.control} name="kind">
        {(field) => (
          <RadioCards
            {...field}
            label={t('kind.title')}
            labelHidden
            options={paymentKinds.map((kind) => ({
              value: kind,
              label: t(`kind.name.${kind}`),
              icon: icons[kind],
              hint: t(`kind.hint.${kind}`),
              disabledReason: kind === 'SCHEDULED' && order.started ? t('kind.started') : undefined,
            }))}
          />
        )}
      </FormField>
    </Card>
  );
}
