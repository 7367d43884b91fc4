import type { OrderSummary } from '@deck/api/contract/orders';
import { LazyPart, part } from '@deck/ui';
import { useTranslation } from 'react-i18next';
import { DraftsButton } from '../../../domain/drafts/drafts-button.tsx';
import { OrderMoneyShapes } from '../../../domain/order/order-money-shapes.tsx';
import { useOrderColumns } from '../../../domain/order/use-order-columns.tsx';
import { ListScreen } from '../../../platform/list/list-screen.tsx';
import type { ListPeek, Look } from '../../../platform/list/peek/use-list-peek.tsx';
import { usePagedList } from '../../../platform/list/use-list.ts';
import { useRight } from '../../../platform/session/session-store.ts';
import { useCreateActions } from '../shared/use-create-actions.tsx';
import { useOrderActs } from './acts/use-order-acts.tsx';
import { useOrderItems } from './acts/use-order-items.ts';
import { OrderBulkActs } from './bulk/order-bulk-acts.tsx';
import { orderList } from './orders-list.ts';

const orderPeek = part(() => import('./peek/order-peek.tsx'));

const rowKey = ({ id }: OrderSummary) => id;
const nameOf = ({ externalId }: OrderSummary) => externalId;
const showPeek = (look: Look<OrderSummary>) => <LazyPart of={orderPeek} {...look} waiting={null} />;

export function OrdersScreen() {
  const { t } = useTranslation('orders');
  const mayEdit = useRight('ORDER_INSTANCE_EDIT');
  const mayOpen = useRight('ORDER_INSTANCE_VIEW');
  const acts = useOrderActs();
  const items = useOrderItems(acts.begin);
  const peek: ListPeek<OrderSummary> = {
    nameOf,
    panel: mayOpen ? showPeek : undefined,
    items,
  };
  const list = usePagedList(orderList, useOrderColumns());
  const begin = useCreateActions();

  return (
    <>
      <ListScreen
        list={list}
        title={t('list.title')}
        count={(count, isExact) => t(isExact ? 'list.count' : 'list.countMore', { count })}
        show={(count, isExact) =>
          t(count === 0 ? 'list.showNone' : isExact ? 'list.show' : 'list.showMore', { count })
        }
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
        rowKey={rowKey}
        rowHref={({ id }) => (mayOpen ? `/orders/${id}` : undefined)}
        peek={peek}
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
      {acts.dialog}
    </>
  );
}
