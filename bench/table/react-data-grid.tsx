import 'react-data-grid/lib/styles.css';
import { useMemo, useState } from 'react';
import { type Column, DataGrid, type SortColumn } from 'react-data-grid';
import { heads, keyOf, keys, type Order } from '../rows.ts';
import { Content } from './content.tsx';
import { tablePage } from './page.tsx';

const columns: readonly Column<Order>[] = keys.map((key, index) => ({
  key,
  name: heads[key],
  width: 140,
  sortable: true,
  frozen: index === 0,
  renderCell: ({ row }) => <Content order={row} of={key} />,
}));

/** react-data-grid leaves sorting to its caller. This compares the column's values, as its examples do. */
function Orders({ orders }: { orders: readonly Order[] }) {
  const [sorting, setSorting] = useState<readonly SortColumn[]>([]);
  const rows = useMemo(() => {
    const [by] = sorting;
    if (by === undefined) return orders;
    const key = by.columnKey as keyof Order;
    const sign = by.direction === 'ASC' ? 1 : -1;
    return orders.toSorted((a, b) => {
      const [one, other] = [keyOf(a, key), keyOf(b, key)];
      return one < other ? -sign : one > other ? sign : 0;
    });
  }, [orders, sorting]);
  return (
    <DataGrid
      className="peer"
      style={{ flex: 1 }}
      columns={columns}
      rows={rows}
      rowHeight={40}
      rowKeyGetter={({ id }) => id}
      sortColumns={sorting}
      onSortColumnsChange={setSorting}
    />
  );
}

tablePage((orders) => <Orders orders={orders} />);
