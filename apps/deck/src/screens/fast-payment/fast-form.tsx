import type { Payment } from '@deck/api/contract/payments';
import type { PropertyChoice } from '@deck/api/contract/people';
import type { FastPaymentField } from '@deck/api/contract/settings';
import { ActionBar, Alert, Button, PageBody, PageForm, useUi } from '@deck/ui';
import { isAmount } from '@deck/values';
import { useTranslation } from 'react-i18next';
import { amountText } from '../../format/amount-text.ts';
import { DraftOffer } from '../../forms/draft-offer.tsx';
import { OutcomeNotice } from '../payments/create/outcome-notice.tsx';
import { RefusalNotice } from '../payments/create/refusal-notice.tsx';
import { FastFields } from './fast-fields.tsx';
import { useFastPayment } from './use-fast-payment.ts';

interface FastFormProps {
  /** What the company asks for, in its order. */
  fields: readonly FastPaymentField[];
  /** Of which something may be sold. */
  properties: readonly PropertyChoice[];
  onMade: (payment: Payment) => void;
}

/** One form for an order and its payment. */
export function FastForm({ fields, properties, onMade }: FastFormProps) {
  const { t } = useTranslation('collect');
  const { locale } = useUi();
  const fast = useFastPayment(fields, onMade);
  const { form, sending } = fast;
  const { amount, currency } = form.watch();
  return (
    <PageForm onSubmit={(event) => void form.handleSubmit((values) => sending.send(values))(event)}>
      <PageBody width="form">
        <DraftOffer draft={fast.draft} />
        <FastFields fields={fields} properties={properties} form={form} />
        {fast.order && (sending.refusal || sending.doubt) && (
          <Alert
            tone="info"
            title={t('fast.orderMade', { order: fast.order.externalId })}
            action={
              <Button size="small" href={`/orders/${fast.order.id}`}>
                {t('fast.openOrder')}
              </Button>
            }
          >
            {t('fast.orderMadeText')}
          </Alert>
        )}
        <RefusalNotice failure={sending.refusal} orderId={fast.order?.id} isFast />
        <OutcomeNotice {...sending} />
      </PageBody>
      <ActionBar
        end={
          <Button size="large" type="submit" variant="primary" loading={sending.isSending}>
            {isAmount(amount, currency)
              ? t('act.LINK', { amount: amountText(amount, currency, locale) })
              : t('actPlain.LINK')}
          </Button>
        }
      />
      {fast.leaveQuestion}
    </PageForm>
  );
}
