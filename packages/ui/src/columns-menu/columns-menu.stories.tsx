import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { walkTo } from '../stories/walk-to.ts';
import { ColumnsMenu, type ColumnsMenuProps } from './columns-menu.tsx';

function Held(props: ColumnsMenuProps) {
  const [layout, setLayout] = useState(props.layout);
  return (
    <ColumnsMenu
      {...props}
      layout={layout}
      onChange={(next) => {
        setLayout(next);
        props.onChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Data/Columns menu',
  component: ColumnsMenu,
  args: {
    columns: [
      { id: 'order', head: 'Order' },
      { id: 'created', head: 'Created' },
      { id: 'customer', head: 'Customer' },
      { id: 'status', head: 'Status', hideable: false },
      { id: 'total', head: 'Total' },
      { id: 'paid', head: 'Paid' },
      { id: 'agent', head: 'Agent' },
      { id: 'modified', head: 'Modified' },
    ],
    layout: { hidden: ['agent', 'modified'] },
    onChange: fn(),
  },
  render: (args, { viewMode }) => (
    <div
      style={{
        display: 'flex',
        alignItems: 'flex-start',
        justifyContent: 'flex-end',
        minHeight: viewMode === 'docs' ? undefined : 420,
      }}
    >
      <Held {...args} />
    </div>
  ),
} satisfies Meta<typeof ColumnsMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { layout: { hidden: [] } } };

async function open() {
  await userEvent.click(within(document.body).getByRole('button', { name: 'Columns' }));
  const dialog = await screen.findByRole('dialog', { name: 'Columns' });
  // The first opening waits for its code.
  await within(dialog).findByRole('searchbox');
  return dialog;
}

export const OnlyHiddenIds: Story = {
  name: 'Only the IDs of hidden columns are reported',
  play: async ({ args }) => {
    const menu = within(await open());
    await userEvent.click(menu.getByRole('checkbox', { name: 'Paid' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ hidden: ['agent', 'modified', 'paid'] });
    await userEvent.click(menu.getByRole('checkbox', { name: 'Agent' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ hidden: ['modified', 'paid'] });
    await expect(menu.getByText('2 hidden, saved for you')).toBeVisible();
  },
};

export const AlwaysShown: Story = {
  name: 'The first column and required columns cannot be hidden, and say so',
  args: { layout: { hidden: ['order', 'status'] } },
  play: async () => {
    const menu = within(await open());
    for (const name of ['Order always shown', 'Status always shown']) {
      await expect(menu.getByRole('checkbox', { name })).toBeChecked();
      await expect(menu.getByRole('checkbox', { name })).toBeDisabled();
    }
  },
};

export const ShowAll: Story = {
  name: '"Show all" shows all columns and keeps the focus',
  play: async ({ args }) => {
    const menu = within(await open());
    const all = menu.getByRole('button', { name: 'Show all' });
    await userEvent.click(all);
    await expect(args.onChange).toHaveBeenLastCalledWith({ hidden: [] });
    await expect(all).toHaveFocus();
    await expect(all).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(menu.getByRole('checkbox', { name: 'Agent' })).toBeChecked();
  },
};

export const Found: Story = {
  name: 'Without a mouse: it opens on its search, finds a column by part of its name, Space hides it, Escape closes',
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const menu = within(await screen.findByRole('dialog', { name: 'Columns' }));
    await waitFor(() => expect(menu.getByRole('searchbox')).toHaveFocus());
    await userEvent.keyboard('pai');
    await expect(menu.getAllByRole('checkbox')).toHaveLength(1);
    await walkTo(menu.getByRole('checkbox', { name: 'Paid' }));
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith({ hidden: ['agent', 'modified', 'paid'] });
    menu.getByRole('searchbox').focus();
    await userEvent.keyboard('xyz');
    await expect(menu.getByText('No column has this name')).toBeVisible();
    await userEvent.clear(menu.getByRole('searchbox'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(screen.getByRole('button', { name: 'Columns' })).toHaveFocus();
  },
};

export const Acts: Story = {
  name: 'Acts on columns kept elsewhere are below the columns, and come with the menu',
  args: {
    acts: (
      <Button size="small" variant="quiet">
        Back to the usual columns
      </Button>
    ),
  },
  play: async () => {
    await expect(screen.queryByRole('button', { name: 'Back to the usual columns' })).toBeNull();
    const menu = within(await open());
    const act = menu.getByRole('button', { name: 'Back to the usual columns' });
    // The menu fades in.
    await waitFor(() => expect(act).toBeVisible());
  },
};

export const Moved: Story = {
  name: 'Columns are moved by their handles; the first and the last amount keep their place and have none',
  args: {
    columns: [
      { id: 'order', head: 'Order', room: { priority: 0 } },
      { id: 'customer', head: 'Customer', room: { priority: 0 } },
      { id: 'status', head: 'Status', hideable: false, room: { priority: 0 } },
      { id: 'total', head: 'Total', room: { priority: 0 }, amount: () => null },
    ],
    layout: { hidden: [] },
  },
  play: async ({ args }) => {
    const menu = within(await open());
    await expect(menu.getAllByRole('button', { name: /^Move: / })).toHaveLength(2);
    const handle = menu.getByRole('button', { name: 'Move: Status' });
    handle.focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ hidden: [], order: ['status', 'customer'] });
    await expect(menu.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)).toEqual([
      'Orderalways shown',
      'Statusalways shown',
      'Customer',
      'Total',
    ]);
    await expect(handle).toHaveFocus();
    // While columns are searched for, they keep their places.
    await userEvent.type(menu.getByRole('searchbox'), 'stat');
    await expect(menu.queryByRole('button', { name: 'Move: Status' })).toBeNull();
  },
};

export const Rows: Story = {
  name: 'The height of the rows is chosen here, and kept with the columns',
  tags: ['desk'],
  play: async ({ args }) => {
    const menu = within(await open());
    await expect(menu.getByRole('radio', { name: 'Comfortable' })).toBeChecked();
    await userEvent.click(menu.getByRole('radio', { name: 'Compact' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      hidden: ['agent', 'modified'],
      density: 'compact',
    });
    await expect(menu.getByRole('radio', { name: 'Compact' })).toBeChecked();
  },
};
