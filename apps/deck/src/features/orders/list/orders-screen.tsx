import type { OrderSummary } from '@deck/api/contract/orders';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { DraftsButton } from '../../../domain/drafts/drafts-button.tsx';
import { useOrderColumns } from '../../../domain/order/order-columns.tsx';
import { OrderMoneyShapes } from '../../../domain/order/order-money-shapes.tsx';
import { ListScreen } from '../../../platform/list/list-screen.tsx';
import { usePagedList } from '../../../platform/list/use-list.ts';
import { useRight } from '../../../platform/session/session-store.ts';
import { useCreateActions } from '../shared/create-actions.tsx';
import { PinButton } from '../shared/pin-button.tsx';
import { OrderBulkActs } from './bulk/order-bulk-acts.tsx';
import { orderList } from './orders-list.ts';

export function OrdersScreen() {
  const { t } = useTranslation('orders');
  const mayEdit = useRight('ORDER_INSTANCE_EDIT');
  const mayOpen = useRight('ORDER_INSTANCE_VIEW');
  const pinButton = useMemo(() => {
    // Found once for all rows: thousands may go by.
    const [pin, unpin] = [t('list.pin'), t('list.unpin')];
    return (order: OrderSummary) => (
      <PinButton size="small" order={order} label={order.pinned ? unpin : pin} />
    );
  }, [t]);
  const list = usePagedList(orderList, useOrderColumns());
  const begin = useCreateActions();

  return (
    <ListScreen
      list={list}
      title={t('list.title')}
      count={(count, isExact) => t(isExact ? 'list.count' : 'list.countMore', { count })}
      search={{ label: t('list.searchLabel'), placeholder: t('list.search') }}
      actions={
        <>
          <DraftsButton />
          {begin.actions}
        </>
      }
      phoneActions={
        <>
          <DraftsButton onPhone />
          {begin.phoneActions}
        </>
      }
      rowKey={({ id }) => id}
      rowHref={({ id }) => (mayOpen ? `/orders/${id}` : undefined)}
      rowActions={mayEdit ? pinButton : undefined}
      pinned={({ pinned }) => pinned}
      legend={<OrderMoneyShapes />}
      bulk={{
        amount: ({ totalAmount, currency }) => ({ amount: totalAmount, currency }),
        acts: mayEdit ? (chosen) => <OrderBulkActs orders={chosen} /> : undefined,
      }}
      failed={t('list.failed')}
      nothing={t('list.nothing')}
      empty={{ title: t('list.empty'), text: t('list.emptyText'), action: begin.newOrder }}
      exports={{ title: t('list.export'), ...orderList.file(list.state.params) }}
    />
  );
}
