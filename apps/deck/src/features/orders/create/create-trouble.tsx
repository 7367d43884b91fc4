import type { OrderSummary } from '@deck/api/contract/orders';
import { query } from '@deck/api/react';
import { Alert, Button, useUi } from '@deck/ui';
import { formatInstant, toAmount } from '@deck/values';
import { useQuery } from '@tanstack/react-query';
import { useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { api } from '../../../platform/api.ts';
import { useRefusal } from '../../../platform/forms/use-refusal.ts';
import { useSession } from '../../../platform/session/session-store.ts';
import { getStart, getTotal, type OrderForm, toDraft } from '../shared/form/order-form.ts';
import type { NewOrder } from './use-new-order.tsx';

/** Why the order was not made, or that nobody knows whether it was. */
export function CreateTrouble({ order, onBack }: { order: NewOrder; onBack: () => void }) {
  const { t } = useTranslation(['orders', 'app', 'messages']);
  const { form, sending } = order;
  const { errors } = useFormState({ control: form.control });
  const refusal = useRefusal(sending.refusal);
  if (sending.unknownOutcome !== undefined) return <LostOrder order={order} />;
  if (sending.refusal === null || sending.isSending) return null;
  if (sending.refusal.code === 'IDEMPOTENCY_KEY_REUSED')
    return (
      <Alert
        tone="warning"
        announced
        title={t('create.createdOther')}
        action={
          <Button size="small" href="/orders">
            {t('create.openList')}
          </Button>
        }
      />
    );
  if (Object.keys(errors).length === 0)
    return (
      <Alert tone="danger" announced title={t('messages:orderUnexpected')}>
        {refusal}
      </Alert>
    );
  return (
    <Alert
      tone="danger"
      announced
      title={t(
        errors.externalId?.message === 'unique'
          ? 'app:errors.code.ORDER_ALREADY_EXISTS'
          : 'app:errors.code.INVALID_VALUE',
      )}
      action={
        <Button size="small" onClick={onBack}>
          {t('create.correct')}
        </Button>
      }
    />
  );
}

const NEWEST = 20;

/** The answer was lost on its way: looks whether the order is there. To send it again makes one order at most. */
function LostOrder({ order: { form, sending } }: { order: NewOrder }) {
  const { t } = useTranslation('orders');
  const { timeZone } = useUi();
  const { profile } = useSession();
  const typed = form.getValues();
  const isReading = sending.unknownOutcome === 'reading';
  const { externalId, customer } = toDraft(typed);
  const search = `${customer.firstName} ${customer.lastName}`;
  const filter = externalId === undefined ? { search } : { externalId };
  const { data, isFetching, isError } = useQuery({
    ...query(api.orders.list, { getOrdersRq: filter, sort: ['created,desc'], size: NEWEST }),
    enabled: !isReading,
    staleTime: 0,
  });
  if (isReading || isFetching)
    return (
      <Alert tone="warning" announced title={t('create.unknown')}>
        {t('create.unknownReading')}
      </Alert>
    );
  const agent = `${profile.firstName} ${profile.lastName}`;
  const found = data?.content.find((one) => isLike(one, typed) && one.agent.name === agent);
  return (
    <Alert
      tone="warning"
      announced
      title={t('create.unknown')}
      action={
        found && (
          <Button size="small" href={`/orders/${found.id}`}>
            {t('create.open')}
          </Button>
        )
      }
    >
      {found
        ? t('create.unknownFound', {
            order: found.externalId,
            time: formatInstant(found.createdAt, timeZone),
          })
        : t(isError ? 'create.unknownBlind' : 'create.unknownNone')}
    </Alert>
  );
}

/** The same guest, day and sum. */
function isLike(one: OrderSummary, typed: OrderForm): boolean {
  const { customer, currency } = toDraft(typed);
  return (
    one.customer.firstName === customer.firstName &&
    one.customer.lastName === customer.lastName &&
    one.customer.email === customer.email &&
    one.currency === currency &&
    one.totalAmount === toAmount(getTotal(typed)) &&
    one.startDate === (getStart(typed) ?? null)
  );
}
