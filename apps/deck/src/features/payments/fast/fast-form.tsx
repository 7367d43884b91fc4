import type { Order, OrderDraft } from '@deck/api/contract/orders';
import type { Payment } from '@deck/api/contract/payments';
import type { PropertyChoice } from '@deck/api/contract/people';
import type { FastPaymentField } from '@deck/api/contract/settings';
import { Alert, Button, Icon, PageForm, useUi } from '@deck/ui';
import { isAmount } from '@deck/values';
import { Link } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PreviewActs } from '../../../domain/guest-preview/preview-acts.tsx';
import { FormWithGuestPreview } from '../../../domain/guest-preview/preview-part.tsx';
import { useGuestPreview } from '../../../domain/guest-preview/use-guest-preview.ts';
import { OutcomeNotice, RefusalNotice } from '../../../domain/payment/create/form-states.tsx';
import { toLinkDraft, wrongFields } from '../../../domain/quick-order/fast-draft.ts';
import { FastFields } from '../../../domain/quick-order/fast-fields.tsx';
import { toOrderDraft } from '../../../domain/quick-order/quick-order-form.ts';
import { toPreviewInput } from '../../../domain/quick-order/quick-order-preview.ts';
import { useQuickOrderForm } from '../../../domain/quick-order/use-quick-order-form.ts';
import { api } from '../../../platform/api.ts';
import { amountText } from '../../../platform/format/amount-text.ts';
import { DraftOffer } from '../../../platform/forms/draft-offer.tsx';

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
  const values = form.watch();
  const { amount, currency } = values;
  const preview = useGuestPreview(toPreviewInput(values, 'FAST'));
  return (
    <PageForm onSubmit={(event) => void form.handleSubmit((checked) => sending.send(checked))(event)}>
      <FormWithGuestPreview
        preview={preview}
        note={
          <>
            <Icon shape={Link} />
            <span>{t('bar.sameRules')}</span>
          </>
        }
        acts={
          <PreviewActs
            back="/orders"
            isSending={sending.isSending}
            label={
              isAmount(amount, currency)
                ? t('act.PAYMENT_LINK', { amount: amountText(amount, currency, locale) })
                : t('actPlain.PAYMENT_LINK')
            }
          />
        }
      >
        <DraftOffer draft={fast.draft} />
        <FastFields
          fields={fields}
          properties={properties}
          form={form}
          followed={preview.content?.sum.label ?? ''}
        />
        {fast.order && (sending.refusal || sending.unknownOutcome) && (
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
      </FormWithGuestPreview>
      {fast.leaveQuestion}
    </PageForm>
  );
}

interface MadeOrder {
  readonly order: Order;
  /** What it was made of: another text, and it is edited before its payment is made. */
  readonly draft: string;
}

/** An order and its payment from one form: two calls, each of them once. */
function useFastPayment(fields: readonly FastPaymentField[], onMade: (payment: Payment) => void) {
  const [orderKey] = useState(() => crypto.randomUUID());
  const [made, setMade] = useState<MadeOrder>();

  /** The order is made once. Should its payment be refused, it follows what is typed next. */
  async function orderOf(body: OrderDraft): Promise<Order> {
    const text = JSON.stringify(body);
    if (made?.draft === text) return made.order;
    const order = made
      ? await api.orders.edit(
          { id: made.order.id, body },
          { idempotencyKey: crypto.randomUUID(), handledErrors: 'all' },
        )
      : await api.orders.create({ body }, { idempotencyKey: orderKey, handledErrors: 'all' });
    setMade({ order, draft: text });
    return order;
  }

  const fast = useQuickOrderForm({
    kind: 'FAST_PAYMENT',
    wrongFields: (values, offer) => wrongFields(values, fields, offer),
    send: async (values, offer, last) => {
      const order = await orderOf(toOrderDraft(values, offer, false));
      return api.payments.create({ body: toLinkDraft(order.id, values) }, last);
    },
    onMade,
  });
  return { ...fast, order: made?.order };
}
