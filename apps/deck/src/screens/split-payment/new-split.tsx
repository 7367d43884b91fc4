import { check } from '@deck/api';
import { type Order, OrderDraft } from '@deck/api/contract/orders';
import type { PropertyChoice } from '@deck/api/contract/people';
import { ActionBar, Button, Card, EmptyState, FormColumn, FormGrid, useUi } from '@deck/ui';
import { isAmount } from '@deck/values';
import { Lock } from 'lucide-react';
import { useRef } from 'react';
import { type FieldPath, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { api } from '../../api.ts';
import { amountText } from '../../format/amount-text.ts';
import { contractResolver, type WrongFields } from '../../forms/contract-resolver.ts';
import { DraftOffer } from '../../forms/draft-offer.tsx';
import { useDraft } from '../../forms/use-draft.ts';
import { useLeaveQuestion } from '../../forms/use-leave-question.tsx';
import { rereadOnly, useOnce } from '../../forms/use-once.ts';
import { positionTypesOf } from '../../session/permission-map.ts';
import { useSession } from '../../session/session-store.ts';
import * as layout from '../orders/shared/layout.css.ts';
import { OutcomeNotice } from '../payments/create/outcome-notice.tsx';
import { RefusalNotice } from '../payments/create/refusal-notice.tsx';
import { rereadMoney } from '../payments/shared/reread-money.ts';
import { OrderField, type OrderFieldName } from '../payments/short-order/order-field.tsx';
import { PropertyAmount } from '../payments/short-order/property-amount.tsx';
import {
  emptyForm,
  formErrors,
  formPath,
  type ShortForm,
  toOrderDraft,
} from '../payments/short-order/short-form.ts';
import * as css from '../payments/short-order/short-order.css.ts';

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

/** An order and whose it is; how it is paid, its payers decide. */
export function NewSplit({ onMade }: { onMade: (order: Order) => void }) {
  const { t } = useTranslation('collect');
  const { locale } = useUi();
  const { permissions } = useSession();
  const { form, draft, leaveQuestion, sending } = useSplitForm(onMade);
  const { amount, currency } = form.watch();
  if (!positionTypesOf(permissions).includes('OTHER'))
    return <EmptyState icon={Lock} title={t('fast.noRight')} text={t('fast.noRightText')} />;
  return (
    <form
      className={layout.page}
      onSubmit={(event) => void form.handleSubmit((values) => sending.send(values))(event)}
      noValidate
    >
      <div className={css.narrow}>
        <DraftOffer draft={draft} />
        <Card title={t('split.what')}>
          <FormGrid>
            <PropertyAmount control={form.control} currency={currency} />
            <FormColumn span={12}>
              <OrderField control={form.control} field="DESCRIPTION" optional />
            </FormColumn>
          </FormGrid>
        </Card>
        <Card title={t('split.who')} meta={t('fast.latin')}>
          <FormGrid>
            {fields.map(({ field, required }) => (
              <FormColumn key={field} span={4}>
                <OrderField control={form.control} field={field} optional={!required} />
              </FormColumn>
            ))}
          </FormGrid>
        </Card>
        <RefusalNotice failure={sending.refusal} />
        <OutcomeNotice {...sending} />
      </div>
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
    </form>
  );
}

function useSplitForm(onMade: (order: Order) => void) {
  const { environment } = useSession();
  const propertyOf = ({ propertyId }: ShortForm) =>
    environment.properties.find(({ id }) => id === propertyId);
  const form = useForm<ShortForm, unknown, ShortForm>({
    defaultValues: emptyForm(environment),
    resolver: contractResolver((values) => wrongFields(values, propertyOf(values))),
    mode: 'onTouched',
  });
  const { isDirty } = form.formState;
  const isMade = useRef(false);
  const sending = useOnce(
    (values: ShortForm, idempotencyKey) =>
      api.orders.create(
        { body: toOrderDraft(values, propertyOf(values), true) },
        { idempotencyKey, shows: 'all' },
      ),
    {
      look: rereadOnly(rereadMoney),
      onDone: async (order) => {
        await rereadMoney();
        isMade.current = true;
        onMade(order);
      },
      onRefused: (failure) => {
        const wrong = failure.code === 'ORDER_ALREADY_EXISTS' ? { externalId: 'unique' } : failure.fields;
        for (const [field, message] of Object.entries(wrong))
          form.setError(formPath(field) as FieldPath<ShortForm>, { type: 'server', message });
      },
    },
  );
  return {
    form,
    sending,
    draft: useDraft(form, 'payments.split', isDirty),
    leaveQuestion: useLeaveQuestion(() => isDirty && !isMade.current),
  };
}

function wrongFields(values: ShortForm, property: PropertyChoice | undefined): WrongFields {
  const checked = check(OrderDraft, toOrderDraft(values, property, true), 'body');
  return {
    ...('fields' in checked ? formErrors(checked.fields) : {}),
    ...(values.startDate !== '' && values.endDate !== '' && values.endDate <= values.startDate
      ? { endDate: 'dateOrder' }
      : {}),
  };
}
