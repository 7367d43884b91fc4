import { media } from '@deck/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { AppFrame } from '../app-frame/app-frame.tsx';
import { Badge } from '../badge/badge.tsx';
import { Button } from '../button/button.tsx';
import { PageHeader } from '../page-header/page-header.tsx';
import { DemoSidebar, DemoTopBar, demoMenu } from '../stories/demo-frame.tsx';
import { ordersTable, sampleOrders as rows } from '../table/sample-orders.tsx';
import { Table } from '../table/table.tsx';
import { Peek, type PeekProps } from './peek.tsx';
import { PeekBeside } from './peek-beside.tsx';

const onOpen = fn();
const titleOf = (at: number) => rows[at]?.id ?? '';

/** A list, and a look at its third row. */
function Page(props: Partial<PeekProps>) {
  const [at, setAt] = useState<number | undefined>(2);
  const row = at === undefined ? undefined : rows[at];
  return (
    <AppFrame sidebar={<DemoSidebar {...demoMenu} />} topBar={<DemoTopBar />}>
      <PageHeader title="Orders" />
      <PeekBeside
        peek={
          row &&
          at !== undefined && (
            <Peek
              title={row.id}
              badge={<Badge tone="warning" label="Partially paid" />}
              onOpen={onOpen}
              foot={<Button variant="primary">Capture €2,160.00</Button>}
              {...props}
              row={row.id}
              onPrevious={at === 0 ? undefined : () => setAt(at - 1)}
              onNext={at === rows.length - 1 ? undefined : () => setAt(at + 1)}
              onClose={() => setAt(undefined)}
            >
              {props.children ?? <p>{row.customer}</p>}
            </Peek>
          )
        }
      >
        <Table {...ordersTable} />
      </PeekBeside>
    </AppFrame>
  );
}

const meta = {
  title: 'Layers/Peek',
  component: Peek,
  parameters: { flush: true },
  args: { row: '', title: '', onClose: fn(), children: undefined },
  render: ({ row: _, title: _title, onClose: _close, ...args }) => <Page {...args} />,
} satisfies Meta<typeof Peek>;

export default meta;
type Story = StoryObj<typeof meta>;

const heading = (at: number) => screen.findByRole('heading', { level: 2, name: titleOf(at) });
const button = (name: string) => screen.getByRole('button', { name });
const focused = (at: number) =>
  waitFor(() =>
    expect(document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset.row).toBe(titleOf(at)),
  );

export const Default: Story = {};

export const Playground: Story = {};

export const Beside: Story = {
  name: 'It is beside the list, which takes what is left',
  tags: ['desk'],
  play: async ({ canvas }) => {
    const panel = canvas.getByRole('region', { name: titleOf(2) });
    await waitFor(() => {
      const list = canvas.getByRole('table', { name: 'Orders' }).closest('div')?.getBoundingClientRect();
      return expect(panel.getBoundingClientRect().left).toBeGreaterThanOrEqual(list?.right ?? Number.NaN);
    });
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

export const Walk: Story = {
  name: 'Without a mouse: the arrows walk the list, Enter opens the row, and Escape gives it the focus',
  play: async () => {
    onOpen.mockClear();
    await heading(2);
    await userEvent.keyboard('{ArrowDown}');
    await heading(3);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await heading(1);
    await userEvent.keyboard('{Enter}');
    await expect(onOpen).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await focused(1);
    await expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
  },
};

export const Ends: Story = {
  name: 'On the first and on the last row a way is closed, and its button keeps the focus',
  play: async () => {
    await heading(2);
    await userEvent.click(button('Previous row'));
    await userEvent.click(button('Previous row'));
    await heading(0);
    await expect(button('Previous row')).toHaveAttribute('aria-disabled', 'true');
    await expect(button('Previous row')).toHaveFocus();
    await userEvent.click(button('Previous row'));
    await heading(0);
    await userEvent.click(button('Close'));
    await focused(0);
  },
};

export const Acts: Story = {
  name: 'Its acts are in sight below long content, and Enter on one is that act alone',
  args: { children: <div style={{ height: 3000 }}>Much</div> },
  play: async () => {
    onOpen.mockClear();
    const act = await screen.findByRole('button', { name: 'Capture €2,160.00' });
    await expect(act.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    act.focus();
    await userEvent.keyboard('{Enter}');
    await expect(onOpen).not.toHaveBeenCalled();
  },
};

export const OnAPhone: Story = {
  name: 'In a narrow window it is a sheet over the list',
  beforeEach: inANarrowWindow,
  play: async () => {
    const sheet = await screen.findByRole('dialog', { name: titleOf(2) });
    await expect(sheet).toHaveAttribute('aria-modal', 'true');
    await userEvent.keyboard('{ArrowDown}');
    await heading(3);
    await userEvent.click(within(sheet).getByRole('button', { name: 'Close' }));
    await focused(3);
  },
};

function inANarrowWindow() {
  const real = window.matchMedia.bind(window);
  window.matchMedia = (query) => real(query.includes(media.belowDesktop) ? 'all' : query);
  return () => {
    window.matchMedia = real;
  };
}

export const LongStatus: Story = {
  name: 'A long status stands below the title, which is never cut for it',
  tags: ['desk'],
  args: { badge: <Badge tone="warning" label="Заказ оплачен частично, остаток запрошен" /> },
  play: async () => {
    const title = await heading(2);
    await expect(title.scrollWidth).toBeLessThanOrEqual(title.clientWidth);
  },
};
