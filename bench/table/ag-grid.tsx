import { ClientSideRowModelModule, type ColDef, ModuleRegistry } from 'ag-grid-community';
import { AgGridReact } from 'ag-grid-react';
import { heads, keyOf, keys, type Order } from '../rows.ts';
import { Content } from './content.tsx';
import { tablePage } from './page.tsx';

ModuleRegistry.registerModules([ClientSideRowModelModule]);

const plain = new Set<keyof Order>(keys.filter((key) => !['id', 'status', 'total', 'paid'].includes(key)));

const columns: ColDef<Order>[] = keys.map((key, index) => ({
  colId: key,
  headerName: heads[key],
  width: 140,
  sortable: true,
  valueGetter: ({ data }) => data && keyOf(data, key),
  ...(index === 0 && { pinned: 'left' }),
  // Text alone needs no component.
  ...(!plain.has(key) && {
    cellRenderer: ({ data }: { data?: Order }) => data && <Content order={data} of={key} />,
  }),
}));

tablePage((orders) => (
  <div className="peer" style={{ flex: 1 }}>
    <AgGridReact
      rowData={orders as Order[]}
      columnDefs={columns}
      rowHeight={40}
      getRowId={({ data }) => data.id}
    />
  </div>
));
