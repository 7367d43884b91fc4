import type { Order } from '@deck/api/contract/orders';
import { query } from '@deck/api/react';
import { getTone } from '@deck/api/rules';
import { ActionBar, Badge, Button, Column, Columns, EmptyState, PageForm, PageHeader } from '@deck/ui';
import { useQuery } from '@tanstack/react-query';
import { Lock } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { OrderFailed } from '../../../domain/order/order-failed.tsx';
import { api } from '../../../platform/api.ts';
import { FormProvider } from '../../../platform/forms/create-form.tsx';
import { DraftOffer } from '../../../platform/forms/draft-offer.tsx';
import { useOutcomeInSight } from '../../../platform/forms/use-outcome-in-sight.ts';
import { LoadingPage } from '../../../platform/navigation/page-states.tsx';
import { useTitle } from '../../../platform/navigation/page-title.tsx';
import { useWrongField } from '../shared/form/order-errors.ts';
import { EditTrouble } from './edit-trouble.tsx';
import type { EditedOrder } from './use-edit-order.ts';

/** The interval of reading the order again, in milliseconds. So a colleague's edit shows while somebody types. */
const REREAD = 10_000;

/** The order of the address, if it can be edited; why not, if it cannot. */
export function OrderToEdit({ children }: { children: (order: Order) => ReactNode }) {
  const { id = '' } = useParams();
  const reading = useQuery({ ...query(api.orders.get, { id }), refetchInterval: REREAD, staleTime: 0 });
  const { data: order, error, isFetchedAfterMount, refetch } = reading;
  // What an earlier page has read may be old: one begins with what is.
  if (order && (isFetchedAfterMount || error)) return <Editable order={order}>{children}</Editable>;
  if (!error) return <LoadingPage />;
  return <OrderFailed page error={error} onRetry={() => void refetch()} />;
}

/** Closed before one began: a sentence in place of the form. Closed later, the form stays with what is typed. */
function Editable({ order, children }: { order: Order; children: (order: Order) => ReactNode }) {
  const { t } = useTranslation('orders');
  const [began] = useState(order.actions.edit.allowed);
  if (began) return children(order);
  const kind = order.state === 'REVOKED' ? 'canceled' : 'finalized';
  return (
    <EmptyState
      icon={Lock}
      title={t(`edit.${kind}`)}
      text={t(`edit.${kind}Text`)}
      action={<Button href={`/orders/${order.id}`}>{t('edit.open')}</Button>}
    />
  );
}

/** Which order is edited, and the way back to it. */
export function EditHeader({ order, part }: { order: Order; part: 'title' | 'customerTitle' }) {
  const { t } = useTranslation(['orders', 'app']);
  const { id, externalId, state } = order;
  const title = t(`edit.${part}Of`, { order: externalId });
  useTitle(title);
  return (
    <PageHeader
      breadcrumbs={[
        { label: t('list.title'), href: '/orders' },
        { label: externalId, href: `/orders/${id}` },
        { label: t(`edit.${part}`) },
      ]}
      title={title}
      badge={<Badge tone={getTone(state)} label={t(`app:orderState.${state}`)} />}
    />
  );
}

interface EditFormProps {
  edited: EditedOrder;
  /** The fields. */
  children: ReactNode;
  /** What belongs to all of them, in a column beside. */
  aside: ReactNode;
  saveLabel: ReactNode;
  onInvalid?: () => void;
}

/** The form that both ways of editing an order share: its bar, and what can stand between it and the saved order. */
export function EditForm({ edited, children, aside, saveLabel, onInvalid }: EditFormProps) {
  const { t } = useTranslation(['orders', 'app']);
  const { order, form, sending, draft, save, isOvertaken, leaveQuestion } = edited;
  const element = useWrongField(form);
  const outcome = useOutcomeInSight(sending.refusal ?? sending.unknownOutcome);
  const submit = form.handleSubmit(save, onInvalid);
  // Nobody saves again before the last outcome is known.
  const isBlocked = isOvertaken || !order.actions.edit.allowed || sending.unknownOutcome === 'unread';
  return (
    <PageForm ref={element} onSubmit={(event) => void submit(event)}>
      <Columns>
        <Column ref={outcome}>
          <DraftOffer draft={draft} />
          <EditTrouble edited={edited} />
          <FormProvider form={form}>{children}</FormProvider>
        </Column>
        <Column sticky>{aside}</Column>
      </Columns>
      <ActionBar
        start={
          <Button size="large" variant="quiet" href={`/orders/${order.id}`}>
            {t('app:action.cancel')}
          </Button>
        }
        end={
          <Button
            size="large"
            variant="primary"
            type="submit"
            loading={sending.isSending}
            disabled={isBlocked}
          >
            {saveLabel}
          </Button>
        }
      />
      {leaveQuestion}
    </PageForm>
  );
}
