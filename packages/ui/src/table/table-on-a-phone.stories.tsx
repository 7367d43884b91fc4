import { media } from '@deck/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import type { TableColumn } from './column.ts';
import { rooms } from './column-room.ts';
import { manyOrders, ordersTable, type SampleOrder } from './sample-orders.tsx';
import { Table } from './table.tsx';
import type { TableProps } from './table-props.ts';

const meta = {
  title: 'Data/Table on a phone',
  component: Table<SampleOrder>,
  args: ordersTable,
  beforeEach: onAPhone,
  render: (args) => (
    <Phone>
      <Table {...args} />
    </Phone>
  ),
} satisfies Meta<typeof Table<SampleOrder>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Simulates a phone's width for media queries. */
function onAPhone() {
  const real = window.matchMedia.bind(window);
  window.matchMedia = (query) => real(query === media.phone ? 'all' : query);
  return () => {
    window.matchMedia = real;
  };
}

/** A container with a phone's size; longer content scrolls like the page. */
function Phone({ children }: { children: ReactNode }) {
  return <div style={{ maxWidth: 390, height: 600, overflowY: 'auto', margin: -24 }}>{children}</div>;
}

export const TwoLines: Story = {
  name: 'Below 768 px a row has two lines: title and amount, ID with dates and status',
  args: { pinned: ({ id }) => id === 'CYC-00871', total: 1284, onLoadMore: () => undefined },
  play: async ({ canvas }) => {
    const rows = within(canvas.getByRole('list', { name: 'Orders' })).getAllByRole('listitem');
    const [first, second] = rows;
    if (first === undefined || second === undefined) throw new Error('No rows are shown');
    await expect(first).toHaveTextContent(/^Alessandro Bianchi.*48,500\.00 EUR/);
    const link = within(second).getByRole('link', { name: 'Ingrid Solheim' });
    await expect(link).toHaveAttribute('href', '#/orders/KLB-20418');
    const { x, y } = within(second).getByText('Partially paid').getBoundingClientRect();
    await expect(y).toBeGreaterThanOrEqual(link.getBoundingClientRect().bottom);
    await waitFor(() => expect(document.elementFromPoint(x + 2, y + 2)).toBe(link));
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

/** A drawing at the end of the row. */
const line: TableColumn<SampleOrder> = {
  id: 'line',
  head: 'Line',
  room: { ...rooms.figure, priority: 0 },
  cell: () => <span data-line style={{ display: 'block', width: 96, height: 18 }} />,
  phone: 'line',
};

export const WithALine: Story = {
  name: 'Beside a line the status stands above the ID and the dates',
  args: { columns: [...ordersTable.columns, line], legend: 'What the line means', total: 3 },
  play: async ({ canvas, canvasElement }) => {
    const row = within(canvas.getAllByRole('listitem')[0] ?? canvasElement);
    const drawn = canvasElement.querySelector('[data-line]')?.getBoundingClientRect();
    const status = row.getByText('Partially paid').getBoundingClientRect();
    const id = row.getByText('20418').getBoundingClientRect();
    await expect(status.bottom).toBeLessThanOrEqual(id.top);
    await expect(drawn?.left).toBeGreaterThanOrEqual(Math.max(status.right, id.right));
    await expect(canvas.getByText('What the line means')).toBeVisible();
  },
};

export const Waiting: Story = {
  name: 'A loading list is busy',
  args: { rows: [], loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Orders' })).toHaveAttribute('aria-busy', 'true');
  },
};

/** The height of a row depends on its text. */
const unequal = manyOrders(5000).map((order, at) =>
  at % 3 === 0
    ? { ...order, customer: `${order.customer} and ${order.customer} of the second yacht` }
    : order,
);

export const Long: Story = {
  name: 'Of 5,000 rows only those near the viewport are rendered, and the row with the focus',
  args: { rows: unequal, total: 5000 },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Orders' });
    const scroller = getScroller(list);
    const whereIs = (id: string) => list.querySelector<HTMLElement>(`[data-row="${id}"]`);
    const topOf = (id: string) => whereIs(id)?.getBoundingClientRect().top ?? Number.NaN;
    whereIs('KLB-10003')?.querySelector('a')?.focus();
    for (let top = 0; top < 20_000; top += 1500) {
      scroller.scrollTo({ top });
      await nextFrames();
      const { left, top: edge, height } = scroller.getBoundingClientRect();
      for (const y of [edge + 10, edge + height / 2, edge + height - 10])
        await expect(document.elementFromPoint(left + 20, y)?.closest('[data-row]')).not.toBeNull();
    }
    await expect(list.querySelectorAll('[data-row]').length).toBeLessThan(60);
    await expect(whereIs('KLB-10003')?.querySelector('a')).toHaveFocus();
    scroller.scrollTo({ top: 0 });
    await nextFrames();
    const second = topOf('KLB-10001');
    await expect(second).toBeGreaterThan(topOf('KLB-10000') + 60);
    scroller.scrollTo({ top: scroller.scrollHeight });
    await waitFor(() => expect(whereIs('KLB-14999')).toBeVisible());
    await expect(whereIs('KLB-14999')).toHaveAttribute('aria-posinset', '5000');
    await expect(whereIs('KLB-14999')).toHaveAttribute('aria-setsize', '5000');
  },
};

export const Grows: Story = {
  name: 'A list that grows beyond 200 rows keeps its position, and the focus stays on its row',
  args: { rows: unequal.slice(0, 200), total: 5000 },
  render: (args) => <Growing {...args} />,
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Orders' });
    const row = () => list.querySelector('[data-row="KLB-10190"]');
    row()?.querySelector('a')?.focus();
    await nextFrames();
    await expect(list.querySelectorAll('[data-row]').length).toBe(200);
    const before = row()?.getBoundingClientRect().top;
    canvas.getByRole('button', { name: 'More' }).click();
    await waitFor(() => expect(list.querySelectorAll('[data-row]').length).toBeLessThan(60));
    await nextFrames();
    await expect(row()?.getBoundingClientRect().top).toBeCloseTo(before ?? 0, 0);
    await expect(row()?.querySelector('a')).toHaveFocus();
  },
};

function Growing(props: TableProps<SampleOrder>) {
  const [count, setCount] = useState(props.rows.length);
  const rows = useMemo(() => unequal.slice(0, count), [count]);
  return (
    <>
      <Button onClick={() => setCount(count + 50)}>More</Button>
      <Phone>
        <Table {...props} rows={rows} />
      </Phone>
    </>
  );
}

export const ComingBack: Story = {
  name: 'Returning to a long list restores its position',
  args: { rows: unequal },
  render: (args) => <Visits {...args} />,
  play: async ({ canvas }) => {
    const drawn = () =>
      [...canvas.getByRole('list', { name: 'Orders' }).querySelectorAll<HTMLElement>('[data-row]')].map(
        (row) => [row.dataset.row, Math.round(row.getBoundingClientRect().top)],
      );
    const list = canvas.getByRole('list', { name: 'Orders' });
    for (const top of [400, 1200, 2000, 2800, 3600]) {
      getScroller(list).scrollTo({ top });
      await nextFrames();
    }
    const [, , , , , , , middle] = list.querySelectorAll('a');
    middle?.focus({ preventScroll: true });
    const left = drawn();
    canvas.getByRole('button', { name: 'Leave' }).click();
    await userEvent.click(await canvas.findByRole('button', { name: 'Come back' }));
    await waitFor(() => expect(drawn()).toEqual(left));
    await waitFor(() => expect(document.activeElement).toHaveTextContent(middle?.textContent ?? 'none'));
  },
};

export const ComingBackAfterLoading: Story = {
  name: 'So does returning to a list that was left while loading',
  args: { rows: manyOrders(100) },
  render: (args) => <Visits {...args} restoreKey="phone that loads" wait={100} />,
  play: async ({ canvas }) => {
    const list = async () => {
      await waitFor(() =>
        expect(canvas.getByRole('list', { name: 'Orders' })).not.toHaveAttribute('aria-busy'),
      );
      return canvas.getByRole('list', { name: 'Orders' });
    };
    const first = await list();
    getScroller(first).scrollTo({ top: 1200 });
    await nextFrames();
    const left = first.querySelectorAll('a')[20];
    left?.focus({ preventScroll: true });
    // Rows above may take their true heights late, and the browser scrolls by as much.
    const { scrollTop } = getScroller(first);
    await expect(scrollTop).toBeGreaterThan(500);
    canvas.getByRole('button', { name: 'Leave' }).click();
    await userEvent.click(await canvas.findByRole('button', { name: 'Come back' }));
    const again = await list();
    await waitFor(() => expect(getScroller(again).scrollTop).toBe(scrollTop));
    await waitFor(() => expect(document.activeElement).toHaveTextContent(left?.textContent ?? 'none'));
  },
};

/** A list that can be left and returned to; `wait`: its rows load after so many milliseconds. */
function Visits({ wait, ...props }: TableProps<SampleOrder> & { wait?: number }) {
  const [isHere, setHere] = useState(true);
  return (
    <>
      <Button onClick={() => setHere(!isHere)}>{isHere ? 'Leave' : 'Come back'}</Button>
      <Phone>{isHere && <Visit restoreKey="phone" wait={wait} {...props} />}</Phone>
    </>
  );
}

function Visit({ wait = 0, ...props }: TableProps<SampleOrder> & { wait?: number | undefined }) {
  const [isLoading, setLoading] = useState(wait > 0);
  useEffect(() => {
    const timer = setTimeout(() => setLoading(false), wait);
    return () => clearTimeout(timer);
  }, [wait]);
  return <Table {...props} loading={isLoading} />;
}

/** Waits for the page's observers to report. */
async function nextFrames() {
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
}

function getScroller(list: HTMLElement): HTMLElement {
  for (let at = list.parentElement; at !== null; at = at.parentElement)
    if (getComputedStyle(at).overflowY === 'auto') return at;
  throw new Error('The list has no place to scroll');
}
