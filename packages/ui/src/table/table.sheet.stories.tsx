import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ellipsis } from 'lucide-react';
import { Card } from '../card/card.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { orderColumns, type SampleOrder, sampleOrders } from './sample-orders.tsx';
import { Table } from './table.tsx';
import type { TableProps } from './table-props.ts';

const meta = { title: 'Sheets/Table', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const orders: TableProps<SampleOrder> = {
  label: 'Orders',
  columns: orderColumns,
  rows: sampleOrders,
  rowKey: ({ id }) => id,
  rowHref: ({ id }) => `#/orders/${id}`,
  pinned: ({ id }) => id === 'KLB-20418' || id === 'CYC-00871',
  rowActions: ({ id }) => <IconButton icon={Ellipsis} label={`More for ${id}`} />,
  sort: { id: 'created', direction: 'desc' },
  onSort: () => undefined,
  total: 1284,
};

const place = { display: 'flex', flexDirection: 'column', height: 560, margin: -24 } as const;

export const Page: Story = {
  render: () => (
    <div style={place}>
      <Table {...orders} onLoadMore={() => undefined} />
    </div>
  ),
};

export const Compact: Story = {
  render: () => (
    <div style={place}>
      <Table
        {...orders}
        layout={{ hidden: [], density: 'compact', order: ['status'], widths: { customer: 240 } }}
        onLayout={() => undefined}
      />
    </div>
  ),
  // Where a person widens a column. A phone shows cards, which have no columns.
  play: ({ canvas }) => canvas.queryByRole('separator', { name: 'Width of Customer' })?.focus(),
};

export const Loading: Story = {
  render: () => (
    <div style={place}>
      <Table {...orders} rows={[]} loading />
    </div>
  ),
};

export const Failed: Story = {
  render: () => (
    <div style={place}>
      <Table {...orders} rows={[]} error={{}} onRetry={() => undefined} />
    </div>
  ),
};

const dinars: SampleOrder = {
  ...(sampleOrders[7] as SampleOrder),
  total: '1436.125',
  paid: '0.000',
  currency: 'BHD',
};

export const InACard: Story = {
  render: () => (
    <Card title="Orders" meta="5 orders" flush>
      <Table
        {...orders}
        frame="card"
        rows={[...sampleOrders.slice(2, 6), dinars]}
        pinned={undefined}
        rowActions={undefined}
        total={undefined}
      />
    </Card>
  ),
};
