import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { walkTo } from '../stories/walk-to.ts';
import { ColumnsMenu, type ColumnsMenuProps } from './columns-menu.tsx';

function Held(props: ColumnsMenuProps) {
  const [hidden, setHidden] = useState(props.hidden);
  return (
    <ColumnsMenu
      {...props}
      hidden={hidden}
      onChange={(next) => {
        setHidden(next);
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
    hidden: ['agent', 'modified'],
    onChange: fn(),
  },
  render: (args) => (
    <div style={{ display: 'flex', alignItems: 'flex-start', justifyContent: 'flex-end', minHeight: 420 }}>
      <Held {...args} />
    </div>
  ),
} satisfies Meta<typeof ColumnsMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { hidden: [] } };

async function open() {
  await userEvent.click(within(document.body).getByRole('button', { name: 'Columns' }));
  return screen.findByRole('dialog', { name: 'Columns' });
}

export const OnlyHiddenIds: Story = {
  name: 'Only the IDs of hidden columns are reported',
  play: async ({ args }) => {
    const menu = within(await open());
    await userEvent.click(menu.getByRole('checkbox', { name: 'Paid' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['agent', 'modified', 'paid']);
    await userEvent.click(menu.getByRole('checkbox', { name: 'Agent' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['modified', 'paid']);
    await expect(menu.getByRole('status')).toHaveTextContent('2 hidden, saved for you');
  },
};

export const AlwaysShown: Story = {
  name: 'The first column and required columns cannot be hidden, and say so',
  args: { hidden: ['order', 'status'] },
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
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
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
    await expect(args.onChange).toHaveBeenLastCalledWith(['agent', 'modified', 'paid']);
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
    await expect(menu.getByRole('button', { name: 'Back to the usual columns' })).toBeVisible();
  },
};
