import type { Order } from '@deck/api/contract/orders';
import {
  ActionBar,
  Button,
  Card,
  EmptyState,
  FormColumn,
  FormGrid,
  PageBody,
  PageForm,
  useUi,
} from '@deck/ui';
import { isAmount } from '@deck/values';
import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { api } from '../../api.ts';
import { amountText } from '../../format/amount-text.ts';
import { DraftOffer } from '../../forms/draft-offer.tsx';
import { positionTypesOf } from '../../session/permission-map.ts';
import { useSession } from '../../session/session-store.ts';
import { OutcomeNotice } from '../payments/create/outcome-notice.tsx';
import { RefusalNotice } from '../payments/create/refusal-notice.tsx';
import { OrderField, type OrderFieldName } from '../payments/short-order/order-field.tsx';
import { PropertyAmount } from '../payments/short-order/property-amount.tsx';
import { missingStart, toOrderDraft, wrongOrder } from '../payments/short-order/short-form.ts';
import { needsDates, sellable } from '../payments/short-order/short-position.ts';
import { useShortForm } from '../payments/short-order/use-short-form.ts';

/** What is asked of an order that is split, and whether it must be said. */
const fields: readonly { readonly field: OrderFieldName; readonly required: boolean }[] = [
  { field: 'FIRST_NAME', required: true },
  { field: 'LAST_NAME', required: true },
  { field: 'CUSTOMER_LANGUAGE', required: true },
  { field: 'EMAIL', required: false },
  { field: 'PHONE', required: false },
  { field: 'ORDER_ID', required: false },
  { field: 'START_DATE', required: false },
  { field: 'END_DATE', required: false },
  { field: 'RESERVATION_ID', required: false },
];

const dates: readonly OrderFieldName[] = ['START_DATE', 'END_DATE'];

/** An order and whose it is; how it is paid, its payers decide. */
export function NewSplit({ onMade }: { onMade: (order: Order) => void }) {
  const { t } = useTranslation('collect');
  const { locale } = useUi();
  const { environment, permissions } = useSession();
  const types = positionTypesOf(permissions);
  const properties = sellable(environment.properties, types);
  const isNeeded = (field: OrderFieldName) =>
    (dates.includes(field) && needsDates(types)) || (field === 'ORDER_ID' && !environment.generateOrderId);
  const { form, draft, leaveQuestion, sending } = useSplitForm(onMade);
  const { amount, currency } = form.watch();
  if (needsDates(types) && properties.length === 0)
    return <EmptyState icon={Lock} title={t('fast.noRight')} text={t('fast.noRightText')} />;
  return (
    <PageForm onSubmit={(event) => void form.handleSubmit((values) => sending.send(values))(event)}>
      <PageBody width="form">
        <DraftOffer draft={draft} />
        <Card title={t('split.what')}>
          <FormGrid>
            <PropertyAmount properties={properties} control={form.control} currency={currency} />
            <FormColumn span={12}>
              <OrderField control={form.control} field="DESCRIPTION" optional />
            </FormColumn>
          </FormGrid>
        </Card>
        <Card title={t('split.who')} meta={t('fast.latin')}>
          <FormGrid>
            {fields.map(({ field, required }) => (
              <FormColumn key={field} span={4}>
                <OrderField control={form.control} field={field} optional={!(required || isNeeded(field))} />
              </FormColumn>
            ))}
          </FormGrid>
        </Card>
        <RefusalNotice failure={sending.refusal} />
        <OutcomeNotice {...sending} />
      </PageBody>
      <ActionBar
        end={
          <Button size="large" type="submit" variant="primary" loading={sending.isSending}>
            {isAmount(amount, currency)
              ? t('split.act', { amount: amountText(amount, currency, locale) })
              : t('split.actPlain')}
          </Button>
        }
      />
      {leaveQuestion}
    </PageForm>
  );
}

const useSplitForm = (onMade: (order: Order) => void) =>
  useShortForm({
    name: 'payments.split',
    wrongFields: (values, offer) => ({ ...wrongOrder(values, offer, true), ...missingStart(values) }),
    send: (values, offer, idempotencyKey) =>
      api.orders.create({ body: toOrderDraft(values, offer, true) }, { idempotencyKey, shows: 'all' }),
    onMade,
  });
