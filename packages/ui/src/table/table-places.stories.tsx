import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import { ColumnsMenu } from '../columns-menu/columns-menu.tsx';
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
  name: 'Only below the least widths it scrolls, under its sticky first column, and its edge says there is more',
  args: { frame: 'card' },
  render: (args) => (
    <div style={{ maxWidth: 360 }}>
      <Card title="Orders" flush>
        <Table {...args} />
      </Card>
    </div>
  ),
  play: async ({ canvas }) => {
    const scroller = getScroller(canvas.getByRole('table'));
    const edge = () => getComputedStyle(scroller.parentElement ?? scroller, '::after').content;
    await waitFor(() => expect(edge()).toBe('""'));
    scroller.scrollTo({ left: scroller.scrollWidth });
    await expect(scroller.scrollLeft).toBeGreaterThan(100);
    const [first] = canvas.getAllByRole('rowheader');
    await expect(first?.getBoundingClientRect().left).toBe(scroller.getBoundingClientRect().left);
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
    await waitFor(() => expect(edge()).toBe('none'));
  },
};

const longest = sampleOrders.map((order) => ({
  ...order,
  customer: `${order.customer} ${'of the long name '.repeat(3)}`.slice(0, 60),
  total: '12345678.90',
  currency: 'EUR',
}));

export const InEveryWidth: Story = {
  name: 'In every width the last amount is inside, nothing scrolls sideways, and no amount or status is cut',
  args: { frame: 'card', rows: longest, rowActions: () => <Button size="small">…</Button> },
  render: (args) => (
    <>
      {[620, 800, 1040, 1200, 1680].map((width) => (
        <div key={width} style={{ width }}>
          <Table {...args} label={`${width}`} />
        </div>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    for (const table of canvas.getAllByRole('table')) {
      const scroller = getScroller(table);
      const { right } = scroller.getBoundingClientRect();
      await expect(scroller.scrollWidth).toBe(scroller.clientWidth);
      const heads = within(table).getAllByRole('columnheader');
      const at = heads.findIndex((head) => head.textContent === 'Total');
      for (const row of within(table).getAllByRole('row').slice(1)) {
        const cell = row.children[at];
        const text = document.createRange();
        text.selectNodeContents(cell ?? row);
        await expect(text.getBoundingClientRect().right).toBeLessThanOrEqual(right);
        await expect(text.getBoundingClientRect().right).toBeLessThanOrEqual(
          cell?.getBoundingClientRect().right ?? 0,
        );
        await expect(cell?.previousElementSibling).toHaveProperty(
          'scrollWidth',
          cell?.previousElementSibling?.clientWidth,
        );
      }
    }
  },
};

export const SameBeforeAndAfter: Story = {
  name: 'The columns stay where they are when rows come, whatever stands in them',
  args: { frame: 'card' },
  render: (args) => (
    <>
      <Table {...args} label="Before" loading rows={[]} />
      <Table {...args} label="After" />
      <Table {...args} label="Long" rows={longest} />
    </>
  ),
  play: async ({ canvas }) => {
    const [before, after, long] = ['Before', 'After', 'Long'].map((name) =>
      within(canvas.getByRole('table', { name }))
        .getAllByRole('columnheader')
        .map((head) => head.getBoundingClientRect().left),
    );
    await expect(after).toEqual(before);
    await expect(long).toEqual(before);
  },
};

export const SaysWhatHasNoRoom: Story = {
  name: 'The menu of columns says which of the shown have no room in the window',
  args: { frame: 'card', layout: { hidden: ['dates'] } },
  render: function WithMenu(args) {
    const [noRoom, setNoRoom] = useState<readonly string[]>([]);
    const [layout, setLayout] = useState(args.layout ?? { hidden: [] });
    return (
      <div style={{ maxWidth: 760 }}>
        <ColumnsMenu columns={orderColumns} layout={layout} noRoom={noRoom} onChange={setLayout} />
        <Table {...args} layout={layout} onFit={setNoRoom} />
      </div>
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('columnheader', { name: 'Property' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    const menu = within(await screen.findByRole('dialog', { name: 'Columns' }));
    await expect(await menu.findByRole('checkbox', { name: 'Property no room now' })).toBeChecked();
    await expect(menu.getByRole('checkbox', { name: 'Dates' })).not.toBeChecked();
    await expect(menu.getByRole('checkbox', { name: 'Total' })).toBeChecked();
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

function getScroller(table: HTMLElement): HTMLElement {
  const scroller = table.parentElement?.parentElement;
  if (!scroller) throw new Error('The table has no place to scroll');
  return scroller;
}
