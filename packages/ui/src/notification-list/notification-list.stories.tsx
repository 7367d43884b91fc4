import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { NotificationList } from './notification-list.tsx';
import { sampleNotifications } from './sample-notifications.ts';

const meta = {
  title: 'Data/Notification list',
  component: NotificationList,
  args: {
    label: 'Payments',
    items: sampleNotifications,
    empty: { title: 'Nothing has happened yet' },
    onFollow: fn(),
    onRead: fn(),
  },
} satisfies Meta<typeof NotificationList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { onLoadMore: fn() } };

export const Follows: Story = {
  name: 'What leads somewhere is a link over its whole row, and following it is told',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Paid: €412.50' }));
    await expect(args.onFollow).toHaveBeenCalledWith(expect.objectContaining({ id: '1' }));
    await expect(canvas.queryByRole('link', { name: /Отклонено/ })).toBeNull();
  },
};

export const Marks: Story = {
  name: 'Unread is said and not only shown; each can be marked, the link below is not followed by it',
  play: async ({ canvas, args }) => {
    const [first] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent(/^Unread: Paid/);
    await userEvent.click(canvas.getByRole('button', { name: 'Mark as read: Paid: €412.50' }));
    await expect(args.onRead).toHaveBeenCalledWith(expect.objectContaining({ id: '1' }), true);
    await userEvent.click(canvas.getByRole('button', { name: 'Mark as unread: Отклонено: 298,00 €' }));
    await expect(args.onRead).toHaveBeenLastCalledWith(expect.objectContaining({ id: '3' }), false);
    await expect(args.onFollow).not.toHaveBeenCalled();
  },
};

export const Important: Story = {
  name: 'What is important carries a word for it, and what is in another language says so to screen readers',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Important')).toHaveLength(1);
    await expect(canvas.getByText(/^Отклонено/)).toHaveAttribute('lang', 'ru');
    await expect(canvas.getByText('Paid: €412.50').closest('[lang="ru"]')).toBeNull();
  },
};

export const Endless: Story = {
  name: 'More is asked for when the end comes in sight',
  args: { onLoadMore: fn() },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onLoadMore).toHaveBeenCalled());
  },
};

export const MoreFailed: Story = {
  name: 'When more could not be loaded it says so below what is there, and only the reader tries again',
  args: { onLoadMore: fn(), error: {}, onRetry: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The next rows could not be loaded.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(args.onLoadMore).not.toHaveBeenCalled();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

export const LastPage: Story = {
  name: 'After the last of it the focus stays in the list',
  args: { error: {} },
  render: function Pages(args) {
    const [isWhole, setWhole] = useState(false);
    return isWhole ? (
      <NotificationList {...args} error={undefined} />
    ) : (
      <NotificationList {...args} onRetry={() => setWhole(true)} />
    );
  },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Try again' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
    await expect(canvas.getByRole('list')).toHaveFocus();
  },
};

export const TriedAgain: Story = {
  name: 'Whoever tries again keeps the focus in its place while it loads',
  args: { items: [] },
  render: function Again(args) {
    const [isLoading, setLoading] = useState(false);
    return <NotificationList {...args} error={{}} loading={isLoading} onRetry={() => setLoading(true)} />;
  },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Try again' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
    await expect(document.activeElement).not.toBe(document.body);
    await expect(document.activeElement?.contains(canvas.getByRole('status'))).toBe(true);
  },
};

export const Empty: Story = {
  name: 'Without anything it says so; a failure says so instead',
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing has happened yet')).toBeVisible();
  },
};
