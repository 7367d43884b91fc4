import {
  createColumnHelper,
  createSortedRowModel,
  rowSortingFeature,
  sortFns,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { heads, keyOf, keys, type Order } from '../rows.ts';
import { Content } from './content.tsx';
import { tablePage } from './page.tsx';

const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel(), sortFns });
const helper = createColumnHelper<typeof features, Order>();
const columns = helper.columns(
  keys.map((id) =>
    helper.accessor((order) => keyOf(order, id), {
      id,
      header: heads[id],
      sortFn: 'basic',
      cell: ({ row }) => <Content order={row.original} of={id} />,
    }),
  ),
);
const rowHeight = 40;

/** TanStack Table and Virtual, combined as in their examples, with a sticky head and first column. */
function Orders({ orders }: { orders: readonly Order[] }) {
  const table = useTable({ features, columns, data: orders as Order[] });
  const { rows } = table.getRowModel();
  const place = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => place.current,
    estimateSize: () => rowHeight,
    overscan: 5,
  });
  return (
    <div ref={place} className="peer" style={{ overflow: 'auto', flex: 1, position: 'relative' }}>
      <table style={{ display: 'grid', width: 1680 }}>
        <thead style={{ display: 'grid', position: 'sticky', top: 0, zIndex: 2 }}>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id} style={{ display: 'flex' }}>
              {group.headers.map((header) => (
                <th key={header.id} onClick={header.column.getToggleSortingHandler()}>
                  <table.FlexRender header={header} />
                </th>
              ))}
            </tr>
          ))}
        </thead>
        <tbody style={{ display: 'grid', position: 'relative', height: virtualizer.getTotalSize() }}>
          {virtualizer.getVirtualItems().map(({ index, start }) => {
            const row = rows[index];
            return (
              row && (
                <tr
                  key={row.id}
                  style={{
                    display: 'flex',
                    position: 'absolute',
                    height: rowHeight,
                    transform: `translateY(${start}px)`,
                  }}
                >
                  {row.getAllCells().map((cell) => (
                    <td key={cell.id}>
                      <table.FlexRender cell={cell} />
                    </td>
                  ))}
                </tr>
              )
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

tablePage((orders) => <Orders orders={orders} />);
