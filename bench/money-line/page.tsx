import '@deck/tokens/theme';
import { RowMoneyLine, rooms, Table, type TableColumn, UiProvider } from '@deck/ui';
import { type MoneyLineFacts, toMoneyLine } from '@deck/values';
import type { Order } from '../rows.ts';
import { tablePage } from '../table/page.tsx';

const DAY = 24 * 3_600_000;
const now = Date.UTC(2026, 10, 25);

/** Each order has other money and other days. */
function factsOf({ total, paid, id }: Order): MoneyLineFacts {
  const all = BigInt(total.replace('.', ''));
  const charged = BigInt(paid.replace('.', ''));
  const left = all > charged ? all - charged : 0n;
  const start = now + (Number(id.slice(-2)) - 20) * DAY;
  return {
    total: all,
    paid: charged,
    held: left / 3n,
    asked: left / 4n,
    refunded: 0n,
    days: { created: start - 40 * DAY, start, end: start + 5 * DAY },
    isClosed: false,
  };
}

const columns: readonly TableColumn<Order>[] = [
  { id: 'id', head: 'Order', room: rooms.id, cell: ({ id }) => id },
  { id: 'customer', head: 'Guest', room: rooms.name, cell: ({ customer }) => customer },
  { id: 'status', head: 'Status', room: rooms.status, cell: ({ status }) => status },
  {
    id: 'total',
    head: 'Total',
    room: rooms.amount,
    amount: ({ total }) => ({ amount: total, currency: 'EUR' }),
  },
];
const money: TableColumn<Order> = {
  id: 'line',
  head: 'Money',
  room: { least: 112, ideal: 112, most: 128, priority: 0 },
  cell: (order) => {
    const { segments, needle } = toMoneyLine(factsOf(order), now);
    const label = segments.map(({ name, percent }) => `${name} ${percent} %`).join(', ');
    return <RowMoneyLine segments={segments} needle={needle} hasDays label={label} />;
  },
};

const hasLine = new URLSearchParams(location.search).has('line');
const shown = hasLine ? [...columns, money] : columns;

// Loads the font first, since an application has drawn text before its table.
void document.fonts.load('1em Inter', 'KLB');

// A card draws all of its rows.
tablePage((orders) => (
  <UiProvider locale="en" timeZone="Europe/Athens">
    <Table label="Orders" frame="card" columns={shown} rows={orders} rowKey={({ id }) => id} />
  </UiProvider>
));
