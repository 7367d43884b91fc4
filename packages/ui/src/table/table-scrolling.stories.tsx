import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pin } from 'lucide-react';
import { useMemo, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { StatusDot } from '../status-dot/status-dot.tsx';
import { Explained } from '../tooltip/tooltip.tsx';
import { manyOrders, orderColumns, ordersTable, type SampleOrder } from './sample-orders.tsx';
import { Table } from './table.tsx';
import type { TableProps } from './table-props.ts';

const InFrame = (props: TableProps<SampleOrder>) => (
  <div style={{ display: 'flex', flexDirection: 'column', height: 420, margin: -24 }}>
    <Table {...props} />
  </div>
);

const meta = {
  title: 'Data/Table that scrolls',
  component: Table<SampleOrder>,
  args: {
    ...ordersTable,
    rows: manyOrders(50),
    total: 1284,
  },
  render: (args: TableProps<SampleOrder>) => <InFrame {...args} />,
} satisfies Meta<typeof Table<SampleOrder>>;

const explainedStatus = ({ tone, status }: SampleOrder) => (
  <Explained text={`What ${status} means`}>
    <StatusDot tone={tone} label={status} />
  </Explained>
);

function getRow(link: HTMLElement): HTMLElement {
  const row = link.closest('tr');
  if (row === null) throw new Error('The link stands in no row');
  return row;
}

export default meta;
type Story = StoryObj<typeof meta>;

// Specification 9.27
export const LoadsMore: Story = {
  name: 'The next page loads near the end, or by its button',
  args: { onLoadMore: fn() },
  play: async ({ canvas, args }) => {
    const scroller = getScroller(canvas.getByRole('table'));
    scroller.scrollTo({ top: scroller.scrollHeight - scroller.clientHeight - 11 });
    await nextFrames();
    await expect(args.onLoadMore).not.toHaveBeenCalled();
    scroller.scrollTo({ top: scroller.scrollHeight - scroller.clientHeight - 9 });
    await waitFor(() => expect(args.onLoadMore).toHaveBeenCalledTimes(1));
    await userEvent.click(canvas.getByRole('button', { name: 'Load more' }));
    await expect(args.onLoadMore).toHaveBeenCalledTimes(2);
  },
};

export const LastPage: Story = {
  name: 'After the last page the focus stays in the footer, which shows the number of rows',
  args: { total: 60 },
  render: function Pages(args) {
    const [shown, setShown] = useState(50);
    return (
      <InFrame {...args} rows={manyOrders(shown)} onLoadMore={shown < 60 ? () => setShown(60) : undefined} />
    );
  },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Load more' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('button', { name: 'Load more' })).toBeNull();
    await expect(document.activeElement).toHaveTextContent('Showing 60 of 60');
  },
};

// Specification 4.51, 9.26
export const BackToTop: Story = {
  name: 'The back-to-top button appears after 150 px, and keeps the focus in the table',
  play: async ({ canvas }) => {
    const scroller = getScroller(canvas.getByRole('table'));
    scroller.scrollTo({ top: 140 });
    await nextFrames();
    await expect(canvas.queryByRole('button', { name: 'Back to top' })).toBeNull();
    scroller.scrollTo({ top: 160 });
    await userEvent.click(await canvas.findByRole('button', { name: 'Back to top' }));
    await expect(scroller.scrollTop).toBe(0);
    await expect(scroller).toHaveFocus();
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Back to top' })).toBeNull());
  },
};

export const FocusInSight: Story = {
  name: 'The focus is never hidden below the head',
  play: async ({ canvas }) => {
    canvas.getByRole('link', { name: 'KLB-10030' }).focus();
    const link = canvas.getByRole('link', { name: 'KLB-10004' });
    link.focus();
    const head = canvas.getByRole('columnheader', { name: 'Order' }).getBoundingClientRect();
    await expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(head.bottom);
  },
};

export const Long: Story = {
  name: 'Of 5,000 rows only visible rows are rendered, and the row with the focus',
  args: { rows: manyOrders(5000), total: 5000 },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table');
    const scroller = getScroller(table);
    await waitFor(() => expect(canvas.getByRole('link', { name: 'KLB-10000' })).toBeVisible());
    canvas.getByRole('link', { name: 'KLB-10003' }).focus();
    scroller.scrollTo({ top: scroller.scrollHeight });
    await waitFor(() => expect(canvas.getByRole('link', { name: 'KLB-14999' })).toBeVisible());
    await expect(table.querySelectorAll('tbody tr').length).toBeLessThan(60);
    await expect(table.offsetWidth).toBeLessThan(2 * scroller.clientWidth);
    await expect(canvas.getByRole('link', { name: 'KLB-10003' })).toHaveFocus();
    await expect(table).toHaveAttribute('aria-rowcount', '5001');
    await expect(canvas.getByRole('link', { name: 'KLB-14999' }).closest('tr')).toHaveAttribute(
      'aria-rowindex',
      '5001',
    );
  },
};

export const LongWithActs: Story = {
  name: 'The same for 5,000 rows with a status tooltip and an action each',
  args: {
    rows: manyOrders(5000),
    total: 5000,
    columns: orderColumns.map((column) =>
      column.cell && column.id === 'status' ? { ...column, cell: explainedStatus } : column,
    ),
    rowActions: () => <IconButton size="small" icon={Pin} label="Pin to the top" />,
  },
  play: async ({ canvas }) => {
    const scroller = getScroller(canvas.getByRole('table'));
    scroller.scrollTo({ top: scroller.scrollHeight });
    const row = await waitFor(() => getRow(canvas.getByRole('link', { name: 'KLB-14999' })));
    await expect(within(row).getByRole('button', { name: 'Pin to the top' })).toBeInTheDocument();
    await userEvent.hover(within(row).getByRole('button', { name: 'Expired' }));
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('What Expired means');
  },
};

export const From201: Story = {
  name: '200 rows are all rendered, of 201 only visible ones',
  render: (args) => (
    <>
      {[200, 201].map((count) => (
        <div key={count} style={{ display: 'flex', flexDirection: 'column', height: 300 }}>
          <Table {...args} label={`${count} orders`} rows={manyOrders(count)} total={count} />
        </div>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const drawn = (name: string) => canvas.getByRole('table', { name }).querySelectorAll('tbody tr').length;
    await expect(drawn('200 orders')).toBe(200);
    await expect(drawn('201 orders')).toBeLessThan(30);
  },
};

export const FocusBesideTheFirst: Story = {
  name: 'The focus is never hidden below the first column',
  args: {
    columns: orderColumns.map((column) => ({ ...column, sort: true })),
    onSort: fn(),
  },
  render: (args) => (
    <div style={{ width: 400 }}>
      <Table {...args} frame="card" />
    </div>
  ),
  play: async ({ canvas }) => {
    const scroller = getScroller(canvas.getByRole('table'));
    const head = canvas.getByRole('button', { name: 'Customer' });
    const first = canvas.getByRole('columnheader', { name: 'Order' });
    // Its columns may still grow when fonts load.
    await document.fonts.ready;
    await nextFrames();
    scroller.scrollTo({ left: scroller.scrollWidth });
    head.focus();
    await expect(head.getBoundingClientRect().left).toBeGreaterThanOrEqual(
      first.getBoundingClientRect().right - 1,
    );
  },
};

export const Recycled: Story = {
  name: 'While a long list scrolls its elements are reused for other rows, unless one has the focus',
  args: { rows: manyOrders(5000), total: 5000 },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table');
    const scroller = getScroller(table);
    const drawn = () => [...table.querySelectorAll('tbody tr[data-row]')];
    await waitFor(() => expect(drawn().length).toBeGreaterThan(10));
    scroller.scrollTo({ top: 4000 });
    await nextFrames();
    const before = drawn();
    scroller.scrollTo({ top: 8000 });
    await nextFrames();
    await expect(drawn().filter((row) => !before.includes(row))).toEqual([]);
    const [link] = canvas.getAllByRole('link').slice(4);
    const name = link?.textContent ?? '';
    link?.focus();
    scroller.scrollTo({ top: 20_000 });
    await nextFrames();
    await expect(canvas.getByRole('link', { name })).toHaveFocus();
    await expect(canvas.getByRole('link', { name }).closest('tr')).toHaveAttribute('data-row', name);
  },
};

export const FocusStaysWithItsRow: Story = {
  name: 'When rows are inserted before it, the focus stays with its row',
  render: (args) => <WithNewest {...args} />,
  args: { rows: manyOrders(5000), total: 5000 },
  play: async ({ canvas }) => {
    canvas.getByRole('link', { name: 'KLB-10003' }).focus();
    canvas.getByRole('button', { name: 'One more' }).click();
    await canvas.findByRole('link', { name: 'NEW-00001' });
    await expect(canvas.getByRole('link', { name: 'KLB-10003' })).toHaveFocus();
  },
};

export const Pressed: Story = {
  name: 'A pressed row does not move until it is released, even if rows are inserted before it',
  render: (args) => <WithNewest {...args} />,
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'KLB-10003' });
    const { top } = link.getBoundingClientRect();
    const hand = userEvent.setup();
    await hand.pointer({ keys: '[MouseLeft>]', target: link });
    canvas.getByRole('button', { name: 'One more' }).click();
    await nextFrames();
    await expect(link.getBoundingClientRect().top).toBe(top);
    await hand.pointer({ keys: '[/MouseLeft]', target: link });
    await canvas.findByRole('link', { name: 'NEW-00001' });
    await expect(link.getBoundingClientRect().top).toBeGreaterThan(top);
  },
};

function WithNewest({ rows, ...props }: TableProps<SampleOrder>) {
  const [newest, setNewest] = useState<readonly SampleOrder[]>([]);
  const [first] = rows;
  const all = useMemo(() => [...newest, ...rows], [newest, rows]);
  return (
    <div style={{ display: 'flex', flexDirection: 'column', height: 420 }}>
      <Button onClick={() => first && setNewest([{ ...first, id: 'NEW-00001' }])}>One more</Button>
      <Table {...props} rows={all} />
    </div>
  );
}

/** Waits for the page's observers to report. */
async function nextFrames() {
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
}

function getScroller(table: HTMLElement): HTMLElement {
  const scroller = table.parentElement?.parentElement;
  if (!scroller) throw new Error('The table has no place to scroll');
  return scroller;
}
