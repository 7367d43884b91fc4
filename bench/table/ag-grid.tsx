import { ClientSideRowModelModule, type ColDef, ModuleRegistry } from 'ag-grid-community';
import { AgGridReact } from 'ag-grid-react';
import { heads, keyOf, keys, type Order, textOf } from '../rows.ts';
import { tablePage } from './page.tsx';

ModuleRegistry.registerModules([ClientSideRowModelModule]);

const columns: ColDef<Order>[] = keys.map((key) => ({
  colId: key,
  headerName: heads[key],
  width: 140,
  sortable: true,
  valueGetter: ({ data }) => data && keyOf(data, key),
  valueFormatter: ({ data }) => (data ? textOf(data, key) : ''),
}));

tablePage((orders) => (
  <div style={{ flex: 1 }}>
    <AgGridReact
      rowData={orders as Order[]}
      columnDefs={columns}
      rowHeight={40}
      getRowId={({ data }) => data.id}
    />
  </div>
));
