import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { CommandPalette } from './command-palette.tsx';
import { DemoPalette, foundOrders, screens, searchedOrders } from './demo-palette.tsx';
import { field } from './story-parts.ts';

const meta = {
  title: 'Layers/Command palette/Searching',
  component: CommandPalette,
  tags: ['!autodocs'],
  args: {
    label: 'Search orders, guests, screens',
    open: false,
    onOpenChange: fn(),
    onSearch: fn(),
    onChoose: fn(),
    groups: [screens, searchedOrders],
    recent: [{ id: 'KLB-20399', label: 'KLB-20399', hint: 'Khalid Al-Mansoori' }],
  },
  render: (args) => <DemoPalette {...args} />,
} satisfies Meta<typeof CommandPalette>;

export default meta;
type Story = StoryObj<typeof meta>;

const status = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

export const Announced: Story = {
  name: 'The number of matches is announced, and matching text is highlighted, ignoring accents',
  args: { open: true },
  play: async ({ args }) => {
    await userEvent.type(await field(), 'sét');
    await waitFor(() => expect(args.onSearch).toHaveBeenLastCalledWith('sét'));
    await waitFor(() => expect(status()).toContain('3 results'));
    await expect(screen.getByRole('option', { name: /Company settings/ })).toBeVisible();
    await expect(screen.getByText('set', { selector: 'mark' })).toBeVisible();
  },
};

export const PausesBeforeSearching: Story = {
  name: 'It searches after a pause; an answer to another search is never shown',
  args: { open: true },
  render: function Server(args) {
    const [query, setQuery] = useState('');
    const items = query === 'KLB' ? foundOrders : [];
    return (
      <DemoPalette
        {...args}
        groups={[screens, { ...searchedOrders, items }]}
        onSearch={(next) => {
          setQuery(next);
          args.onSearch?.(next);
        }}
      />
    );
  },
  play: async ({ args }) => {
    const input = await field();
    await userEvent.type(input, 'KLB');
    await expect(screen.queryByRole('option', { name: /KLB-20418/ })).toBeNull();
    await expect(await screen.findByRole('option', { name: /KLB-20418/ })).toBeVisible();
    await expect(args.onSearch).toHaveBeenCalledTimes(1);
    await userEvent.type(input, 'x');
    await waitFor(() => expect(screen.queryByRole('option', { name: /KLB-20418/ })).toBeNull());
    await waitFor(() => expect(status()).toContain('Nothing matches “KLBx”'));
  },
};

export const EnterAtOnce: Story = {
  name: 'Enter uses the current text, even before its results are rendered',
  args: { open: true, groups: [screens] },
  play: async ({ args }) => {
    const input = await field();
    await screen.findByRole('option', { name: /KLB-20399/ });
    // Synchronously: the results are rendered afterwards.
    fireEvent.change(input, { target: { value: 'staff' } });
    fireEvent.keyDown(input, { key: 'Enter' });
    await waitFor(() => expect(args.onChoose).toHaveBeenCalledOnce());
    await expect(args.onChoose).toHaveBeenCalledWith(expect.objectContaining({ id: '/users' }), 'screens');
  },
};

export const EnterWaits: Story = {
  name: 'Enter waits for rows that are still searched; typing on forgets it',
  args: { open: true },
  render: function Server(args) {
    const [query, setQuery] = useState('');
    const items = query.startsWith('KLB') ? foundOrders : [];
    return <DemoPalette {...args} groups={[screens, { ...searchedOrders, items }]} onSearch={setQuery} />;
  },
  play: async ({ args }) => {
    const input = await field();
    await screen.findByRole('option', { name: /KLB-20399/ });
    await userEvent.type(input, 'KLB-2{Enter}0');
    await expect(await screen.findByRole('option', { name: /KLB-20418/ })).toBeVisible();
    await expect(args.onChoose).not.toHaveBeenCalled();
    await userEvent.type(input, '4{Enter}');
    await waitFor(() => expect(args.onChoose).toHaveBeenCalledOnce());
    await expect(args.onChoose).toHaveBeenCalledWith(expect.objectContaining({ id: 'KLB-20418' }), 'orders');
  },
};

export const TypedBefore: Story = {
  name: 'What was typed before its code had loaded is searched, and an early Enter chooses the first row',
  args: { open: true, ahead: { text: 'staff', entered: true, origin: { element: null, around: [] } } },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onChoose).toHaveBeenCalledOnce());
    await expect(args.onChoose).toHaveBeenCalledWith(expect.objectContaining({ id: '/users' }), 'screens');
  },
};

export const Loading: Story = {
  name: 'While a group is searched the others stay, and it says so',
  args: { open: true, groups: [screens, { ...searchedOrders, loading: true }] },
  play: async () => {
    await userEvent.type(await field(), 'o');
    await waitFor(() => expect(screen.getByRole('option', { name: /Orders/ })).toBeVisible());
    await expect(screen.getAllByText(/Searching: Orders/)[0]).toBeVisible();
    await expect(screen.queryByRole('option', { name: /KLB-20418/ })).toBeNull();
  },
};

export const Failed: Story = {
  name: 'A failed search says so in its place, and can be retried',
  args: { open: true, groups: [screens, { ...searchedOrders, failed: true, onRetry: fn() }] },
  play: async ({ args }) => {
    await userEvent.type(await field(), 'klb');
    const again = await screen.findByRole('button', { name: 'Try again: Orders' });
    await expect(screen.getAllByText('Could not be searched: Orders')[0]).toBeVisible();
    await userEvent.tab();
    await expect(again).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const [, orders] = args.groups;
    await expect(orders?.kind === 'searched' && orders.onRetry).toHaveBeenCalledOnce();
  },
};

export const BadInput: Story = {
  name: 'A pasted book, NUL, emoji and direction marks find nothing and break nothing',
  args: { open: true, groups: [screens] },
  play: async () => {
    const input = await field();
    for (const text of ['word '.repeat(16_000), '\u0000😀\u202e', '<b>']) {
      await userEvent.clear(input);
      await userEvent.click(input);
      await userEvent.paste(text);
      await expect(input).toHaveValue(text);
      await waitFor(() => expect(status().join()).toMatch(/Nothing matches/));
    }
    const dialog = screen.getByRole('dialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
    await expect(within(dialog).queryByRole('option')).toBeNull();
  },
};
