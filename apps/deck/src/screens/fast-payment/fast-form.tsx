import type { Payment } from '@deck/api/contract/payments';
import type { PropertyChoice } from '@deck/api/contract/people';
import type { FastPaymentField } from '@deck/api/contract/settings';
import { ActionBar, Alert, Button, useUi } from '@deck/ui';
import { isAmount } from '@deck/values';
import { useTranslation } from 'react-i18next';
import { amountText } from '../../format/amount-text.ts';
import { DraftOffer } from '../../forms/draft-offer.tsx';
import * as layout from '../orders/shared/layout.css.ts';
import { OutcomeNotice } from '../payments/create/outcome-notice.tsx';
import { RefusalNotice } from '../payments/create/refusal-notice.tsx';
import * as css from '../payments/short-order/short-order.css.ts';
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
    <form
      className={layout.page}
      onSubmit={(event) => void form.handleSubmit((values) => sending.send(values))(event)}
      noValidate
    >
      <div className={css.narrow}>
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
      </div>
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
    </form>
  );
}
