import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell } from 'lucide-react';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { CountedButton } from '../top-bar/counted-button.tsx';
import { Popover, type PopoverProps } from './popover.tsx';

function Demo(props: PopoverProps) {
  const [open, setOpen] = useState(props.open);
  return (
    <div style={{ display: 'flex', justifyContent: 'end', minHeight: 160 }}>
      <Popover {...props} open={open} onOpenChange={setOpen} />
    </div>
  );
}

const meta = {
  title: 'Layers/Popover',
  component: Popover,
  args: {
    trigger: <CountedButton icon={Bell} count={3} label="Notifications, 3 unread" />,
    label: 'Notifications',
    open: false,
    onOpenChange: () => undefined,
    children: (
      <div style={{ padding: 16 }}>
        <Button>Mark all as read</Button>
      </div>
    ),
  },
  render: (args) => <Demo {...args} />,
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { open: true } };

export const Playground: Story = {};

export const Keyboard: Story = {
  name: 'Without a mouse: Enter opens it and moves inside, Escape closes it and returns the focus',
  play: async ({ canvas }) => {
    const bell = canvas.getByRole('button', { name: 'Notifications, 3 unread' });
    bell.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Notifications' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Mark all as read' })).toHaveFocus());
    await expect(bell).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(bell).toHaveFocus());
  },
};

export const Beside: Story = {
  name: 'A press beside it closes it',
  args: { open: true },
  play: async () => {
    await screen.findByRole('dialog');
    await userEvent.click(document.body);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
