import type { Payment } from '@deck/api/contract/payments';
import type { FastPaymentField } from '@deck/api/contract/settings';
import { schemes } from '@deck/api/vocabulary';
import {
  ActionBar,
  Alert,
  Button,
  Card,
  FormColumn,
  FormGrid,
  LifetimeField,
  RadioGroup,
  TextArea,
  TextField,
  useNow,
  useUi,
} from '@deck/ui';
import { isAmount } from '@deck/values';
import { useTranslation } from 'react-i18next';
import { amountText } from '../../format/amount-text.ts';
import { DraftOffer } from '../../forms/draft-offer.tsx';
import { FormField } from '../../forms/form-field.tsx';
import * as layout from '../orders/shared/layout.css.ts';
import { MethodsField } from '../payments/create/methods-field.tsx';
import { OutcomeNotice } from '../payments/create/outcome-notice.tsx';
import { RefusalNotice } from '../payments/create/refusal-notice.tsx';
import { OrderField } from '../payments/short-order/order-field.tsx';
import { PropertyAmount } from '../payments/short-order/property-amount.tsx';
import * as css from '../payments/short-order/short-order.css.ts';
import { shownFields } from './fast-draft.ts';
import { useFastPayment } from './use-fast-payment.ts';

interface FastFormProps {
  /** What the company asks for, in its order. */
  fields: readonly FastPaymentField[];
  onMade: (payment: Payment) => void;
}

/** One form for an order and its payment. */
export function FastForm({ fields, onMade }: FastFormProps) {
  const { t } = useTranslation('collect');
  const { locale } = useUi();
  const fast = useFastPayment(fields, onMade);
  const { form, sending } = fast;
  const { amount, currency, propertyId, country, scheme } = form.watch();
  return (
    <form
      className={layout.page}
      onSubmit={(event) => void form.handleSubmit((values) => sending.send(values))(event)}
      noValidate
    >
      <div className={css.narrow}>
        <DraftOffer draft={fast.draft} />
        <Card title={t('fast.what')}>
          <FormGrid>
            <PropertyAmount control={form.control} currency={currency} />
            <FormColumn span={12}>
              <FormField control={form.control} name="methods">
                {(field) => <MethodsField {...field} {...{ currency, propertyId, country, scheme }} />}
              </FormField>
            </FormColumn>
          </FormGrid>
        </Card>
        <Card title={t('fast.who')} meta={t('fast.latin')}>
          <FormGrid>
            {shownFields(fields).map((field) => (
              <FormColumn key={field.field} span={field.field === 'CUSTOMER_NOTE' ? 12 : 4}>
                <FastField field={field} form={form} />
              </FormColumn>
            ))}
          </FormGrid>
        </Card>
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
        <RefusalNotice failure={sending.refusal} orderId={fast.order?.id} />
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

interface FastFieldProps {
  field: FastPaymentField;
  form: ReturnType<typeof useFastPayment>['form'];
}

function FastField({ field: { field: name, required }, form: { control } }: FastFieldProps) {
  const { t } = useTranslation(['labels', 'payments']);
  const { timeZone } = useUi();
  const now = useNow();
  const label = t(`labels:fastPaymentField.${name}`);
  const optional = !required;
  switch (name) {
    case 'LIFETIME':
      return (
        <FormField control={control} name="lifetime">
          {(field) => <LifetimeField {...field} label={label} now={now} timeZone={timeZone} />}
        </FormField>
      );
    case 'SCHEME':
      return (
        <FormField control={control} name="scheme">
          {(field) => (
            <RadioGroup
              {...field}
              label={label}
              options={schemes.map((scheme) => ({
                value: scheme,
                label: t(`payments:details.schemes.${scheme}`),
              }))}
            />
          )}
        </FormField>
      );
    case 'CUSTOMER_NOTE':
      return (
        <FormField control={control} name="customerNote">
          {(field) => <TextArea {...field} label={label} optional={optional} rows={2} maxLength={2000} />}
        </FormField>
      );
    case 'REFERENCE':
    case 'INVOICE_NUMBER':
      return (
        <FormField control={control} name={name === 'REFERENCE' ? 'reference' : 'invoiceNumber'}>
          {(field) => <TextField {...field} label={label} optional={optional} autoComplete="off" />}
        </FormField>
      );
    default:
      return <OrderField control={control} field={name} optional={optional} />;
  }
}
