import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { FilterChips, type FilterChipsProps } from './filter-chips.tsx';

function Held(props: FilterChipsProps) {
  const [chips, setChips] = useState(props.chips);
  return (
    <FilterChips
      {...props}
      chips={chips}
      onRemove={(id) => {
        setChips(chips.filter((chip) => chip.id !== id));
        props.onRemove(id);
      }}
    />
  );
}

const meta = {
  title: 'Data/Filter chips',
  component: FilterChips,
  args: {
    chips: [
      { id: 'state', label: 'Status', value: 'Paid, Declined' },
      { id: 'created', label: 'Created', value: '24.10.2026 - 20.11.2026' },
      { id: 'property', label: 'Property', value: 'Kalypso Bay Resort' },
    ],
    onRemove: fn(),
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof FilterChips>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { chips: [{ id: 'customer', label: 'Customer', value: 'Solheim '.repeat(25) }] },
};

export const RemovedByItself: Story = {
  name: 'Each can be removed, and names its filter',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the filter Status: Paid, Declined' }));
    await expect(args.onRemove).toHaveBeenCalledWith('state');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};

export const FocusStays: Story = {
  name: 'Without a mouse: Enter and Space remove a chip, and the focus stays among the chips',
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: /Created/ })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('button', { name: /Created/ })).toHaveFocus();
  },
};

export const LastRemoved: Story = {
  name: 'When the last chip is removed, the focus moves nearby',
  render: (args) => (
    <div>
      <Button>Columns</Button>
      <Held {...args} />
    </div>
  ),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Status/ }));
    await userEvent.click(canvas.getByRole('button', { name: /Property/ }));
    await expect(canvas.getByRole('button', { name: /Created/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledTimes(3);
    await expect(canvas.queryByRole('list')).toBeNull();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Columns' })).toHaveFocus());
  },
};

export const End: Story = {
  name: 'What removes all stands after the last, and is not reached by removing one',
  args: { end: <Button size="small">Reset</Button> },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').at(-1)).toHaveTextContent('Reset');
    await userEvent.click(canvas.getByRole('button', { name: /Property/ }));
    await expect(canvas.getByRole('button', { name: /Created/ })).toHaveFocus();
  },
};

export const NoneTakeNoPlace: Story = {
  name: 'Without chips it takes no space',
  args: { chips: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};
