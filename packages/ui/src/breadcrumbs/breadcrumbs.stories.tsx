import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Breadcrumbs } from './breadcrumbs.tsx';

const meta = {
  title: 'Layout/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    items: [
      { label: 'Orders', href: '#orders' },
      { label: 'KLB-20418', href: '#orders/KLB-20418' },
      { label: 'P-778120' },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { items: [{ label: 'Orders', href: '#orders' }, { label: 'New order' }] },
};

export const LastIsHere: Story = {
  name: 'The current page is the last step and not a link, even with an address',
  args: {
    items: [
      { label: 'Orders', href: '#orders' },
      { label: 'New order', href: '#orders/create' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Orders' })).toHaveAttribute('href', '#orders');
    await expect(canvas.queryByRole('link', { name: 'New order' })).toBeNull();
    await expect(canvas.getByText('New order')).toHaveAttribute('aria-current', 'page');
  },
};

export const Keys: Story = {
  name: 'Without a mouse: every step before the page is a tab stop',
  play: async ({ canvas }) => {
    for (const step of ['Orders', 'KLB-20418']) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: step })).toHaveFocus();
    }
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

export const NotPermitted: Story = {
  name: 'A step the user may not open is plain text',
  args: { items: [{ label: 'Payments' }, { label: 'P-778120' }] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.getByText('Payments')).not.toHaveAttribute('aria-current');
  },
};

// Specification 2.74
export const Slash: Story = {
  name: 'The slashes between steps are decorative',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Orders',
      '/KLB-20418',
      '/P-778120',
    ]);
    for (const slash of canvas.getAllByText('/')) await expect(slash).toHaveAttribute('aria-hidden', 'true');
  },
};
