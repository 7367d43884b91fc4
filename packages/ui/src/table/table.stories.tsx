import { vars } from '@deck/tokens/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { walkTo } from '../stories/walk-to.ts';
import { ordersTable, type SampleOrder, sampleOrders } from './sample-orders.tsx';
import { Table } from './table.tsx';
import type { TableProps } from './table-props.ts';

const meta = {
  title: 'Data/Table',
  component: Table<SampleOrder>,
  args: {
    ...ordersTable,
    sort: { id: 'created', direction: 'desc' },
    onSort: fn(),
    total: 1284,
    totalExact: true,
  },
  render: (args: TableProps<SampleOrder>) => (
    <div style={{ display: 'flex', flexDirection: 'column', height: 420, margin: -24 }}>
      <Table {...args} />
    </div>
  ),
} satisfies Meta<typeof Table<SampleOrder>>;

export default meta;
type Story = StoryObj<typeof meta>;

const act = fn();

/** The height of a row in the current brand. */
function brandRow(): number {
  const [, name = ''] = /var\((--[\w-]+)/.exec(vars.size.row) ?? [];
  const place = document.querySelector('table') ?? document.body;
  return Number.parseFloat(getComputedStyle(place).getPropertyValue(name));
}

export const Default: Story = {};

export const Playground: Story = {
  args: {
    pinned: ({ id }) => id === 'KLB-20418' || id === 'CYC-00871',
    rowActions: ({ id }) => <IconButton icon={Ellipsis} label={`More for ${id}`} />,
    onLoadMore: fn(),
  },
};

// Specification 2.60, 4.49
export const SortsDescendingFirst: Story = {
  name: 'The first press on a column sorts descending, the next reverses it',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Total' }));
    await expect(args.onSort).toHaveBeenLastCalledWith({ id: 'total', direction: 'desc' });
    await userEvent.click(canvas.getByRole('button', { name: 'Created' }));
    await expect(args.onSort).toHaveBeenLastCalledWith({ id: 'created', direction: 'asc' });
  },
};

export const ExplainsTheSort: Story = {
  name: 'A column whose name does not tell how it sorts explains it on focus',
  play: async ({ canvas }) => {
    const total = canvas.getByRole('button', { name: 'Total' });
    await expect(total).not.toHaveAccessibleDescription();
    total.focus();
    await waitFor(() => expect(total).toHaveAccessibleDescription('By currency, then by amount'));
  },
};

export const SaysTheOrder: Story = {
  name: 'Only the sorted column has aria-sort',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Created' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await expect(canvas.getByRole('columnheader', { name: 'Total' })).not.toHaveAttribute('aria-sort');
    await expect(
      within(canvas.getByRole('columnheader', { name: 'Dates' })).queryByRole('button'),
    ).toBeNull();
  },
};

// Specification 4.50
export const NoSortWhileLoading: Story = {
  name: 'While loading the head stays, a skeleton replaces the rows, and sorting is disabled',
  args: { rows: [], loading: true },
  play: async ({ canvas, canvasElement, args }) => {
    const sort = canvas.getByRole('button', { name: 'Created' });
    await userEvent.click(sort);
    await expect(args.onSort).not.toHaveBeenCalled();
    await expect(sort).toHaveAttribute('aria-disabled', 'true');
    await expect(sort).toHaveFocus();
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    const bars = Array.from(
      canvasElement.querySelectorAll<HTMLElement>('tbody tr > :nth-child(3) [aria-hidden]'),
      (bar) => bar.style.width,
    );
    await expect(new Set(bars).size).toBeGreaterThan(3);
  },
};

// Specification 2.62
export const Empty: Story = {
  name: 'Without rows it says “No data to display”, why, and what to do next',
  args: {
    rows: [],
    total: 0,
    empty: { title: 'No order matches', text: 'Others may.', action: <Button>Reset filters</Button> },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No data to display', { selector: 'p' })).toBeVisible();
    await expect(canvas.getByText('No order matches', { selector: 'p' })).toBeVisible();
    await expect(canvas.getByText('Others may.', { selector: 'p' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Reset filters' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('No data to display. No order matches');
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

export const Failed: Story = {
  name: 'A failure replaces the rows, and can be retried',
  args: { rows: [], total: undefined, error: { title: 'Orders could not be loaded' }, onRetry: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Orders could not be loaded', { selector: 'p' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

export const TriedAgain: Story = {
  name: 'Trying again keeps the focus in the list, during loading and after',
  args: { error: {} },
  render: function Again(args) {
    const [state, setState] = useState<'failed' | 'loading' | 'here'>('failed');
    return (
      <>
        <Table
          {...args}
          rows={state === 'here' ? args.rows : []}
          loading={state === 'loading'}
          error={state === 'failed' ? args.error : undefined}
          onRetry={() => setState('loading')}
        />
        <Button onClick={() => setState('here')}>Let them come</Button>
      </>
    );
  },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Try again' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    const place = document.activeElement;
    await expect(place).not.toBe(document.body);
    await expect(place?.contains(canvas.getByRole('table'))).toBe(true);
    canvas.getByRole('button', { name: 'Let them come' }).click();
    await expect((await canvas.findAllByRole('link')).length).toBeGreaterThan(0);
    await expect(place).toHaveFocus();
  },
};

export const MoreFailed: Story = {
  name: 'If only the next page fails, the rows stay, and nothing loads automatically',
  args: { error: {}, onRetry: fn(), onLoadMore: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(sampleOrders.length + 1);
    canvas.getByRole('table').parentElement?.parentElement?.scrollTo({ top: 10_000 });
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
    await expect(args.onLoadMore).not.toHaveBeenCalled();
  },
};

export const HiddenColumns: Story = {
  name: 'Hidden columns are left out, but never the first',
  args: { layout: { hidden: ['order', 'created', 'paid', 'a column of last year'] } },
  play: async ({ canvas }) => {
    const heads = canvas.getAllByRole('columnheader').map((head) => head.textContent);
    await expect(heads).toEqual(['Order', 'Customer', 'Property', 'Dates', 'Status', 'Total']);
  },
};

export const PinnedFirst: Story = {
  name: 'Pinned rows come first, announced and separated by a stronger line',
  args: { pinned: ({ id }) => id === 'CYC-00871' || id === 'LYK-11065' },
  play: async ({ canvas }) => {
    const heads = canvas.getAllByRole('rowheader');
    await expect(heads.slice(0, 3).map((head) => head.textContent)).toEqual([
      'PinnedCYC-00871APICARD',
      'PinnedLYK-11065DECK',
      'KLB-20418DECK',
    ]);
    const [first, last] = heads.map((head) => getComputedStyle(head).borderBottomColor);
    await expect(last).not.toBe(first);
  },
};

export const RowIsALink: Story = {
  name: 'The whole row is a link, which also opens in a new tab',
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'LYK-11067' });
    await expect(link).toHaveAttribute('href', '#/orders/LYK-11067');
    const customer = canvas.getByText('Oliver Whitcombe').getBoundingClientRect();
    await expect(document.elementFromPoint(customer.x + 4, customer.y + 4)).toBe(link);
  },
};

export const Keys: Story = {
  name: 'Without a mouse: Tab moves from sort buttons to rows and their actions, Enter presses each',
  args: {
    rowActions: ({ id }) => <IconButton icon={Ellipsis} label={`More for ${id}`} onClick={() => act(id)} />,
  },
  beforeEach: () => {
    act.mockClear();
  },
  play: async ({ canvas, args }) => {
    await walkTo(canvas.getByRole('button', { name: 'Created' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onSort).toHaveBeenLastCalledWith({ id: 'created', direction: 'asc' });
    const [first] = sampleOrders;
    await walkTo(canvas.getByRole('link', { name: first?.id ?? '' }));
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(act).toHaveBeenCalledWith(first?.id);
  },
};

export const ActionsAboveTheLink: Story = {
  name: 'Interactive elements in a row are above its link, and their space is reserved',
  args: {
    rowActions: ({ id }) => <IconButton icon={Ellipsis} label={`More for ${id}`} onClick={() => act(id)} />,
  },
  beforeEach: () => {
    act.mockClear();
  },
  play: async ({ canvas }) => {
    const more = canvas.getByRole('button', { name: 'More for LYK-11067' });
    const { x, y } = more.getBoundingClientRect();
    await expect(more.contains(document.elementFromPoint(x + 10, y + 10))).toBe(true);
    more.focus();
    await expect(getComputedStyle(more.parentElement ?? more).opacity).toBe('1');
    await userEvent.click(more);
    await expect(act).toHaveBeenCalledWith('LYK-11067');
  },
};

export const Density: Story = {
  name: "The brand's density determines the row height",
  play: async ({ canvas }) => {
    const [, row] = canvas.getAllByRole('row');
    const size = getComputedStyle(row ?? document.body).height;
    await expect(size).toBe(`${brandRow()}px`);
  },
};

export const Counted: Story = {
  name: 'The number of rows is shown and announced; an inexact number has a plus',
  args: { total: 10_000, totalExact: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Showing 10 of 10,000+');
    await expect(canvas.getAllByText('Showing 10 of 10,000+')).toHaveLength(2);
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '-1');
  },
};

export const CutWords: Story = {
  name: 'Cut text gets a title while the pointer is over it, and only then',
  args: {
    rows: sampleOrders.map((order) => ({
      ...order,
      customer: `${order.customer} ${'of the long name '.repeat(6)}`,
    })),
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'LYK-11067' });
    const whole = sampleOrders.find(({ id }) => id === 'LYK-11067')?.customer ?? '';
    const cell = canvas.getByText(new RegExp(`^${whole} of the long name`));
    const { x, y, height } = cell.getBoundingClientRect();
    await userEvent.pointer({ target: link, coords: { x: x + 4, y: y + height / 2 } });
    await expect(link.title).toMatch(new RegExp(`^${whole} .*of the long name $`));
    const status = canvas.getAllByText('Partially paid')[1]?.getBoundingClientRect();
    await userEvent.pointer({ target: link, coords: { x: (status?.x ?? 0) + 4, y: y + height / 2 } });
    await expect(link).not.toHaveAttribute('title');
  },
};

export const CutName: Story = {
  name: 'A long name is cut too, has a title, and the row is still its link',
  args: { rows: sampleOrders.map((order) => ({ ...order, id: `${order.id}-${'0'.repeat(60)}` })) },
  play: async ({ canvas }) => {
    const link = canvas.getAllByRole('link', { name: /^LYK-11067/ })[0] as HTMLElement;
    const { x, y, width, height } = link.getBoundingClientRect();
    await expect(width).toBeLessThanOrEqual(320);
    await userEvent.pointer({ target: link, coords: { x: x + 4, y: y + height / 2 } });
    await expect(link).toHaveAttribute('title', expect.stringMatching(/^LYK-11067-0{60}/));
    const cell = canvas.getAllByText('Partially paid')[1]?.getBoundingClientRect();
    await expect(document.elementFromPoint((cell?.x ?? 0) + 4, y + height / 2)).toBe(link);
  },
};
