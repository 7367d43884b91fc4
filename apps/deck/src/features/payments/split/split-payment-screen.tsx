import type { Order } from '@deck/api/contract/orders';
import { Card, EmptyState, FormGrid, PageForm, PageHeader, useUi } from '@deck/ui';
import { isAmount } from '@deck/values';
import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { PreviewActs } from '../../../domain/guest-preview/preview-acts.tsx';
import { FormWithGuestPreview } from '../../../domain/guest-preview/preview-part.tsx';
import { useGuestPreview } from '../../../domain/guest-preview/use-guest-preview.ts';
import { OutcomeNotice, RefusalNotice } from '../../../domain/payment/create/form-states.tsx';
import { keepOrder } from '../../../domain/payment/invalidate-money-queries.ts';
import { OrderField, type OrderFieldName } from '../../../domain/quick-order/order-field.tsx';
import { PropertyAmount } from '../../../domain/quick-order/property-amount.tsx';
import {
  missingStart,
  needsDates,
  sellable,
  toOrderDraft,
  wrongOrder,
} from '../../../domain/quick-order/quick-order-form.ts';
import { toPreviewInput } from '../../../domain/quick-order/quick-order-preview.ts';
import { useQuickOrderForm } from '../../../domain/quick-order/use-quick-order-form.ts';
import { api } from '../../../platform/api.ts';
import { amountText } from '../../../platform/format/amount-text.ts';
import { FormProvider } from '../../../platform/forms/create-form.tsx';
import { DraftOffer } from '../../../platform/forms/draft-offer.tsx';
import { useStepStart } from '../../../platform/navigation/page-start.ts';
import { getPositionTypes } from '../../../platform/session/permission-map.ts';
import { useSession } from '../../../platform/session/session-store.ts';
import { SplitOrder } from './split-order.tsx';

/** An order that everyone who has its link pays a part of. Once made it stands in the address: a reload stays there. */
export function SplitPaymentScreen() {
  // The words of everything that may come to be shown: none of them is to take the page away while it comes.
  const { t } = useTranslation(['collect', 'app', 'labels', 'messages', 'orders', 'payments']);
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const orderId = params.get('order');
  useStepStart(orderId ?? 'new');
  return (
    <>
      <PageHeader
        breadcrumbs={[{ label: t('orders:list.title'), href: '/orders' }, { label: t('split.title') }]}
        title={t('split.title')}
        context={t('split.context')}
      />
      {orderId === null ? (
        <NewSplit
          onMade={(order) => {
            keepOrder(order);
            void navigate(`/orders/split-payment?order=${order.id}`, { replace: true });
          }}
        />
      ) : (
        <SplitOrder orderId={orderId} />
      )}
    </>
  );
}

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

/** A new order with its customer. Its payers decide how they pay. */
function NewSplit({ onMade }: { onMade: (order: Order) => void }) {
  const { t } = useTranslation('collect');
  const { locale } = useUi();
  const { environment, permissions } = useSession();
  const types = getPositionTypes(permissions);
  const properties = sellable(environment.properties, types);
  const isNeeded = (field: OrderFieldName) =>
    (dates.includes(field) && needsDates(types)) || (field === 'ORDER_ID' && !environment.generateOrderId);
  const { form, draft, leaveQuestion, sending } = useSplitForm(onMade);
  const values = form.watch();
  const { amount, currency, country } = values;
  const preview = useGuestPreview(toPreviewInput(values, 'SPLIT'));
  if (needsDates(types) && properties.length === 0)
    return <EmptyState icon={Lock} title={t('fast.noRight')} text={t('fast.noRightText')} />;
  return (
    <PageForm onSubmit={(event) => void form.handleSubmit((checked) => sending.send(checked))(event)}>
      <FormWithGuestPreview
        preview={preview}
        acts={
          <PreviewActs
            back="/orders"
            isSending={sending.isSending}
            label={
              isAmount(amount, currency)
                ? t('split.act', { amount: amountText(amount, currency, locale) })
                : t('split.actPlain')
            }
          />
        }
      >
        <DraftOffer draft={draft} />
        <FormProvider form={form}>
          <Card title={t('split.what')}>
            <FormGrid>
              <PropertyAmount properties={properties} form={form} />
              <OrderField field="DESCRIPTION" span={12} optional country={country} />
            </FormGrid>
          </Card>
          <Card title={t('split.who')} meta={t('fast.latin')}>
            <FormGrid>
              {fields.map(({ field, required }) => (
                <OrderField
                  key={field}
                  field={field}
                  span={4}
                  optional={!(required || isNeeded(field))}
                  country={country}
                />
              ))}
            </FormGrid>
          </Card>
        </FormProvider>
        <RefusalNotice failure={sending.refusal} />
        <OutcomeNotice {...sending} />
      </FormWithGuestPreview>
      {leaveQuestion}
    </PageForm>
  );
}

const useSplitForm = (onMade: (order: Order) => void) =>
  useQuickOrderForm({
    kind: 'SPLIT_PAYMENT',
    wrongFields: (values, offer) => ({ ...wrongOrder(values, offer, true), ...missingStart(values) }),
    send: (values, offer, last) => api.orders.create({ body: toOrderDraft(values, offer, true) }, last),
    onMade,
  });
