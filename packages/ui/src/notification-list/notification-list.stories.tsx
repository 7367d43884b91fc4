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
  name: 'An item with an address is a link over its whole row, and following it is reported',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Paid: €412.50' }));
    await expect(args.onFollow).toHaveBeenCalledWith(expect.objectContaining({ id: '1' }));
    await expect(canvas.queryByRole('link', { name: /Отклонено/ })).toBeNull();
  },
};

export const NoPlace: Story = {
  name: 'An item that leads nowhere offers only to be marked, and draws no empty line',
  args: {
    items: sampleNotifications.slice(0, 1).map((item) => ({ ...item, text: '', href: undefined })),
  },
  play: async ({ canvas }) => {
    const item = canvas.getByRole('listitem');
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
    await expect(item.querySelector('p:empty')).toBeNull();
  },
};

export const Marks: Story = {
  name: 'Unread items are announced; marking an item as read does not follow its link',
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
  name: 'An important item is labelled, and an item in another language has its language attribute',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Important')).toHaveLength(1);
    await expect(canvas.getByText(/^Отклонено/)).toHaveAttribute('lang', 'ru');
    await expect(canvas.getByText('Paid: €412.50').closest('[lang="ru"]')).toBeNull();
  },
};

export const Endless: Story = {
  name: 'It loads more when the end becomes visible',
  args: { onLoadMore: fn() },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onLoadMore).toHaveBeenCalled());
  },
};

export const MoreFailed: Story = {
  name: 'If loading more fails, it says so below the items, and only the user retries',
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
  name: 'After the last page the focus stays in the list',
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
  name: 'Trying again keeps the focus in place while it loads',
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
  name: 'Without items it says so; after a failure it shows that instead',
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing has happened yet')).toBeVisible();
  },
};
