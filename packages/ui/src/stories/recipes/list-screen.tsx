import type { DateRange } from '@deck/values';
import { Plus, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../button/button.tsx';
import { ColumnsMenu } from '../../columns-menu/columns-menu.tsx';
import { DateRangeField } from '../../date-range-field/date-range-field.tsx';
import { FilterBar } from '../../filter-bar/filter-bar.tsx';
import { MultiSelect } from '../../multi-select/multi-select.tsx';
import { PageHeader } from '../../page-header/page-header.tsx';
import { SearchField } from '../../search-field/search-field.tsx';
import type { TableColumn } from '../../table/column.ts';
import type { TableLayout } from '../../table/layout.ts';
import { orderColumns, type SampleOrder, sampleOrders } from '../../table/sample-orders.tsx';
import type { TableSort } from '../../table/sort.ts';
import { Table } from '../../table/table.tsx';

const allTime: DateRange = { from: '', to: '' };
const statuses = [...new Set(sampleOrders.map(({ status }) => status))];

/** A list screen: header, filters and table. In an application its state belongs in the address. */
export function ListScreen() {
  const [search, setSearch] = useState('');
  const [dates, setDates] = useState(allTime);
  const [status, setStatus] = useState<readonly string[]>([]);
  const [sort, setSort] = useState<TableSort>({ id: 'created', direction: 'desc' });
  const [layout, setLayout] = useState<TableLayout>({ hidden: [] });
  const rows = sampleOrders.filter(
    (order) =>
      `${order.id} ${order.customer}`.toLowerCase().includes(search.toLowerCase()) &&
      (status.length === 0 || status.includes(order.status)),
  );
  const reset = () => {
    setSearch('');
    setDates(allTime);
    setStatus([]);
  };
  return (
    <div style={{ display: 'flex', flexDirection: 'column', height: 560 }}>
      <PageHeader
        title="Orders"
        actions={
          <Button variant="primary" icon={Plus}>
            New order
          </Button>
        }
        filters={
          <FilterBar end={<ColumnsMenu columns={orderColumns} layout={layout} onChange={setLayout} />}>
            <SearchField label="Search orders" value={search} onChange={setSearch} />
            <DateRangeField
              as="filter"
              label="Created"
              value={dates}
              onChange={setDates}
              today="2026-11-20"
            />
            <MultiSelect
              label="Status"
              value={status}
              onChange={setStatus}
              options={statuses.map((name) => ({ value: name, label: name }))}
            />
            <Button variant="quiet" icon={RotateCcw} onClick={reset}>
              Reset
            </Button>
          </FilterBar>
        }
      />
      <Table<SampleOrder>
        label="Orders"
        columns={orderColumns as readonly TableColumn<SampleOrder>[]}
        rows={rows}
        rowKey={({ id }) => id}
        rowHref={({ id }) => `#/orders/${id}`}
        sort={sort}
        onSort={setSort}
        layout={layout}
        onLayout={setLayout}
        total={rows.length}
        empty={{
          text: 'No order is found with these filters.',
          action: <Button onClick={reset}>Reset filters</Button>,
        }}
      />
    </div>
  );
}
