import type { Order } from '@deck/api/contract/orders';
import type { Payment } from '@deck/api/contract/payments';
import type { OrderAction } from '@deck/api/rules';
import { media } from '@deck/tokens';
import { Button, IconButton, Menu, type MenuItem, useMedia } from '@deck/ui';
import { Ellipsis, Pencil, Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRight } from '../../../platform/session/session-store.ts';
import { PinButton } from '../shared/pin-button.tsx';
import { MoneyActButton } from './money-acts.tsx';
import { type OrderAct, OrderActDialog } from './order-act-dialog.tsx';
import type { MoneyAct } from './primary-act.ts';

interface MoneyActs {
  /** What the order's money wants first. */
  primary: MoneyAct | undefined;
  newPayment: MoneyAct | undefined;
}

interface OrderActs {
  /** Quiet icons, secondary acts, the primary, the rest. */
  header: ReactNode;
  /** Those of them that fit into the bar of a phone. */
  phone: ReactNode;
  /** What stands at the bottom of a phone: the primary act, and what stands beside it. */
  bar: ReactNode;
  editCustomerHref: string | undefined;
  dialog: ReactNode;
}

/** What can be done with an order: what the rules and the rights allow is offered, what they do not says why. */
export function useOrderActs(
  order: Order,
  payments: readonly Payment[],
  { primary, newPayment }: MoneyActs,
): OrderActs {
  const { t } = useTranslation(['order', 'orders', 'labels']);
  const isPhone = useMedia(media.phone);
  const [opened, setOpened] = useState<OrderAct>();
  const refusalOf = useOrderRefusal(order);
  const mayPin = useRight('ORDER_INSTANCE_EDIT');
  const mayEdit = refusalOf('edit') === undefined;
  const isClosed = order.state === 'REVOKED' || order.state === 'FINALIZED';
  const edit = mayEdit && (
    <Button icon={Pencil} href={`/orders/${order.id}/edit`}>
      {t('edit')}
    </Button>
  );
  const opposite = order.state === 'FINALIZED' ? 'unfinalize' : 'reinstate';
  const close = isClosed ? opposite : 'finalize';
  // Once the money wants nothing, the order itself is next; until then that stands in the menu.
  const closing = primary === undefined && refusalOf(close) === undefined && (
    <Button onClick={() => setOpened(close)}>{t(`labels:orderAction.${close}`)}</Button>
  );
  const isAsking = primary?.label === newPayment?.label;
  const asking = newPayment && !isAsking ? <MoneyActButton act={newPayment} icon={Plus} /> : undefined;
  const main = primary && (
    <MoneyActButton act={primary} isFull variant="primary" icon={isAsking ? Plus : undefined} />
  );
  const item = (act: OrderAct): MenuItem => ({
    label: t(`labels:orderAction.${act}`),
    disabledReason: refusalOf(act),
    onSelect: () => setOpened(act),
    ...(act === 'cancel' ? { tone: 'danger' } : {}),
  });
  const link = (label: string, path: string): MenuItem =>
    mayEdit
      ? { label, href: `/orders/${order.id}/${path}` }
      : { label, disabledReason: refusalOf('edit'), onSelect: () => undefined };
  const menu = (
    <Menu
      trigger={
        <IconButton
          icon={Ellipsis}
          variant={isPhone ? 'quiet' : 'secondary'}
          size={isPhone ? 'large' : 'medium'}
          label={t('more', { order: order.externalId })}
        />
      }
      items={[
        link(t('labels:orderAction.edit'), 'edit'),
        link(t('editCustomerOf'), 'edit-customer'),
        'separator',
        item(close),
        ...(order.state === 'REVOKED' ? [] : [item('cancel')]),
      ]}
    />
  );
  const pin = mayPin && <PinButton order={order} label={t(order.pinned ? 'orders:list.unpin' : 'pin')} />;
  return {
    header: (
      <>
        {pin}
        {edit}
        {closing}
        {asking}
        {main}
        {menu}
      </>
    ),
    phone: (
      <>
        {pin}
        {menu}
      </>
    ),
    bar:
      main || closing ? (
        <>
          {main && (asking ?? edit)}
          {main || closing}
        </>
      ) : undefined,
    editCustomerHref: mayEdit ? `/orders/${order.id}/edit-customer` : undefined,
    dialog: opened && (
      <OrderActDialog
        act={opened}
        order={order}
        payments={payments}
        refusal={refusalOf(opened)}
        onClose={() => setOpened(undefined)}
      />
    ),
  };
}

/** Why something cannot be done to the order: the right first, then the rules as the server applies them. */
function useOrderRefusal({ actions }: Order): (deed: OrderAction) => string | undefined {
  const { t } = useTranslation(['order', 'messages', 'app']);
  const mayWrite = useRight('ORDER_INSTANCE_EDIT');
  return (deed) => {
    if (!mayWrite) return t('noRight');
    const { allowed, code, minutes } = actions[deed];
    if (allowed) return undefined;
    const why = t(`app:errors.code.${code ?? 'ORDER_NOT_EDITABLE'}`, { minutes });
    return deed === 'cancel' && code !== 'ORDER_NOT_EDITABLE' ? `${t('messages:orderCancel')} ${why}` : why;
  };
}
