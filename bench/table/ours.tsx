import '@deck/tokens/theme';
import {
  StatusDot,
  type StatusTone,
  sortRows,
  Table,
  type TableColumn,
  type TableSort,
  UiProvider,
} from '@deck/ui';
import { useMemo, useState } from 'react';
import { heads, keyOf, keys, type Order } from '../rows.ts';
import { tablePage } from './page.tsx';

const tones: Record<Order['status'], StatusTone> = {
  Paid: 'success',
  'Link sent': 'info',
  'Partially paid': 'warning',
  Declined: 'danger',
  Expired: 'neutral',
};

const columns = keys.map((id): TableColumn<Order> => {
  const column = { id, head: heads[id], sort: true, room: { least: 96, ideal: 140, most: 200, priority: 0 } };
  if (id === 'total' || id === 'paid')
    return { ...column, amount: (order) => ({ amount: order[id], currency: 'EUR' }) };
  if (id === 'status')
    return { ...column, cell: ({ status }) => <StatusDot tone={tones[status]} label={status} /> };
  return { ...column, cell: (order) => order[id] };
});

const isPinned = ({ id }: Order) => id === 'KLB-100007' || id === 'KLB-100500';
const hrefOf = ({ id }: Order) => `#/orders/${id}`;
const idOf = ({ id }: Order) => id;

/** A table with sticky head and first column, pinned rows, links, statuses and aligned amounts. */
function Orders({ orders }: { orders: readonly Order[] }) {
  const [sort, setSort] = useState<TableSort | null>(null);
  const rows = useMemo(
    () => (sort ? sortRows(orders, (order) => keyOf(order, sort.id as keyof Order), sort.direction) : orders),
    [orders, sort],
  );
  return (
    <Table
      label="Orders"
      columns={columns}
      rows={rows}
      rowKey={idOf}
      rowHref={hrefOf}
      pinned={isPinned}
      sort={sort}
      onSort={setSort}
    />
  );
}

// Loads the font first, since an application has drawn text before its table.
void document.fonts.load('1em Inter', 'KLB');

tablePage((orders) => (
  <UiProvider locale="en" timeZone="Europe/Athens">
    <Orders orders={orders} />
  </UiProvider>
));
