import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import { manyOrders, orderColumns, ordersTable, type SampleOrder, sampleOrders } from './sample-orders.tsx';
import { Table } from './table.tsx';
import type { TableProps } from './table-props.ts';

const meta = {
  title: 'Data/Table elsewhere',
  component: Table<SampleOrder>,
  args: ordersTable,
} satisfies Meta<typeof Table<SampleOrder>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InACard: Story = {
  name: 'In a card it is as high as its rows and has no footer',
  args: { frame: 'card', rows: sampleOrders.slice(0, 4) },
  render: (args) => (
    <Card title="Orders" meta="4 orders" flush>
      <Table {...args} />
    </Card>
  ),
  play: async ({ canvas }) => {
    const scroller = canvas.getByRole('table').parentElement?.parentElement;
    await expect(scroller?.scrollHeight).toBe(scroller?.clientHeight);
    await expect(canvas.getByText(/Showing/)).toHaveRole('status');
  },
};

export const Narrow: Story = {
  name: 'If too wide for its container it scrolls below its sticky first column',
  args: { frame: 'card' },
  render: (args) => (
    <div style={{ maxWidth: 480 }}>
      <Card title="Orders" flush>
        <Table {...args} />
      </Card>
    </div>
  ),
  play: async ({ canvas }) => {
    const scroller = canvas.getByRole('table').parentElement?.parentElement;
    if (!scroller) throw new Error('The table has no place to scroll');
    scroller.scrollTo({ left: 300 });
    await expect(scroller.scrollLeft).toBe(300);
    const [first] = canvas.getAllByRole('rowheader');
    await expect(first?.getBoundingClientRect().left).toBe(scroller.getBoundingClientRect().left);
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

export const Yielding: Story = {
  name: 'A flexible column shrinks before the table scrolls, and takes the remaining width',
  args: {
    frame: 'card',
    rows: sampleOrders.slice(0, 4),
    columns: orderColumns
      .filter(({ id }) => ['order', 'customer', 'status', 'total'].includes(id))
      .map((column) => ({
        ...column,
        beside: undefined,
        ...(column.id === 'customer' ? { width: 80, yields: true } : { width: undefined }),
      })),
  },
  render: (args) => (
    <>
      <div style={{ maxWidth: 430 }}>
        <Table {...args} label="Narrow" />
      </div>
      <div style={{ maxWidth: 1000 }}>
        <Table {...args} label="Wide" />
      </div>
    </>
  ),
  play: async ({ canvas }) => {
    const customerIn = (label: string) => {
      const [, row] = within(canvas.getByRole('table', { name: label })).getAllByRole('row');
      const customer = row?.querySelector('td');
      if (!customer) throw new Error('There is no customer');
      return customer;
    };
    const scroller = canvas.getByRole('table', { name: 'Narrow' }).parentElement?.parentElement;
    await expect(scroller?.scrollWidth).toBe(scroller?.clientWidth);
    const statuses = canvas.getAllByText(/paid|sent|Paid/i);
    await expect(statuses.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toEqual([]);
    await expect(customerIn('Narrow').scrollWidth).toBeGreaterThan(customerIn('Narrow').clientWidth);
    await expect(customerIn('Wide').scrollWidth).toBe(customerIn('Wide').clientWidth);
    await expect(customerIn('Wide').clientWidth).toBeGreaterThan(400);
  },
};

function Visits(props: TableProps<SampleOrder>) {
  const [isHere, setHere] = useState(true);
  return (
    <div style={{ display: 'flex', flexDirection: 'column', height: 420 }}>
      <Button onClick={() => setHere(!isHere)}>{isHere ? 'Leave' : 'Come back'}</Button>
      {isHere && <Table {...props} restoreKey="visit" />}
    </div>
  );
}

export const ComingBack: Story = {
  name: "Returning restores the list's scroll position and the focused row",
  args: { rows: manyOrders(50) },
  render: (args) => <Visits {...args} />,
  play: async ({ canvas }) => {
    const scrollTop = () => canvas.getByRole('table').parentElement?.parentElement?.scrollTop;
    canvas.getByRole('link', { name: 'KLB-10040' }).focus();
    const left = scrollTop();
    await expect(left).toBeGreaterThan(0);
    // Clicked by script, so the button takes no focus, like a link to another page.
    canvas.getByRole('button', { name: 'Leave' }).click();
    await userEvent.click(await canvas.findByRole('button', { name: 'Come back' }));
    await expect(scrollTop()).toBe(left);
    await expect(canvas.getByRole('link', { name: 'KLB-10040' })).toHaveFocus();
  },
};
