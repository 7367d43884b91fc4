import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { DemoSidebar, demoMenu } from '../stories/demo-frame.tsx';
import { walkTo } from '../stories/walk-to.ts';
import { Sidebar } from './sidebar.tsx';

const meta = {
  title: 'Layout/Sidebar',
  component: Sidebar,
  parameters: { flush: true },
  args: { ...demoMenu, onToggle: fn() },
  render: (args) => (
    <div style={{ display: 'inline-flex', height: '100vh' }}>
      <DemoSidebar {...args} />
    </div>
  ),
} satisfies Meta<typeof Sidebar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { mini: true } };

export const LongName: Story = {
  name: 'A brand with a long name does not overflow, and is named in full',
  args: { brand: { ...demoMenu.brand, name: 'Grand Hotel & Villas of the Aegean Islands' } },
  render: (args) => <Sidebar {...args} />,
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Grand Hotel & Villas of the Aegean Islands Deck' });
    const place = link.parentElement?.getBoundingClientRect();
    const { top, bottom } = link.getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(place?.top ?? 0);
    await expect(bottom).toBeLessThanOrEqual(place?.bottom ?? 0);
    await expect(canvas.getByText('Deck')).toBeVisible();
  },
};

export const Current: Story = {
  name: 'Exactly one item is the current page',
  play: async ({ canvas }) => {
    const current = canvas.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'));
    await expect(current.map((link) => link.textContent)).toEqual(['Orders']);
  },
};

export const Unfolds: Story = {
  name: 'A group expands its pages below itself',
  play: async ({ canvas }) => {
    const payments = canvas.getByRole('button', { name: 'Payments' });
    await expect(payments).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('link', { name: 'vPOS' })).toBeNull();
    await userEvent.click(payments);
    await expect(payments).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('link', { name: 'vPOS' })).toBeVisible();
  },
};

export const Keys: Story = {
  name: 'Without a mouse: Tab moves through the items, Enter expands a group and its pages follow',
  play: async ({ canvas }) => {
    const payments = canvas.getByRole('button', { name: 'Payments' });
    await walkTo(payments);
    await userEvent.keyboard('{Enter}');
    await expect(payments).toHaveAttribute('aria-expanded', 'true');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'All operations' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard(' ');
    await expect(payments).toHaveAttribute('aria-expanded', 'false');
  },
};

export const OpenAroundCurrent: Story = {
  name: 'The group of the current page is expanded initially',
  args: {
    items: demoMenu.items.map((entry) =>
      entry.children === undefined
        ? { ...entry, current: false }
        : { ...entry, children: entry.children.map((link, index) => ({ ...link, current: index === 1 })) },
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Payment links' })).toHaveAttribute('aria-current', 'page');
  },
};

// Specification 2.37
export const Toggles: Story = {
  name: 'Collapsing keeps the focus on the button that expands again',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Collapse menu' }));
    await expect(args.onToggle).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Expand menu' })).toHaveFocus();
  },
};

export const MiniSaysItsWords: Story = {
  name: 'In the mini menu every icon has its label as name and tooltip',
  args: { mini: true },
  play: async ({ canvas }) => {
    const orders = canvas.getByRole('link', { name: 'Orders' });
    await expect(orders).toHaveTextContent('');
    orders.focus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Orders');
    const { width, height } = orders.getBoundingClientRect();
    await expect([width, height]).toEqual([40, 40]);
  },
};

// Specification 2.37
export const MiniFlyout: Story = {
  name: 'In the mini menu a group opens as a popup beside its icon; Escape closes it',
  args: { mini: true },
  play: async ({ canvas }) => {
    const payments = canvas.getByRole('button', { name: 'Payments' });
    payments.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('menuitem', { name: 'All operations' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(payments).toHaveFocus());
  },
};

const onChange = fn();

// Specification 2.38
export const BusinessProfile: Story = {
  name: 'The business profile shows the current and offers the others',
  args: { profiles: { ...demoMenu.profiles, onChange } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Aegean House Business profile' }));
    await expect(await screen.findByRole('menuitemradio', { name: 'Aegean House' })).toBeChecked();
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Cyclades Charter' }));
    await expect(onChange).toHaveBeenCalledWith('cyclades');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

export const OneProfile: Story = {
  name: 'A user with a single business profile sees it without a choice',
  args: { profiles: { ...demoMenu.profiles, options: demoMenu.profiles.options.slice(0, 1) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Aegean House')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Aegean House/ })).toBeNull();
  },
};
