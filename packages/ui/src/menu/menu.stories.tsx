import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ban, Copy, Ellipsis, QrCode, Send } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Modal } from '../modal/modal.tsx';
import { Menu } from './menu.tsx';

const send = fn();
const cancel = fn();

const meta = {
  title: 'Actions/Menu',
  component: Menu,
  args: {
    trigger: <IconButton icon={Ellipsis} label="More" />,
    align: 'start',
    items: [
      { label: 'Send link again', icon: Send, onSelect: send },
      { label: 'Copy link', icon: Copy, shortcut: 'C', onSelect: fn() },
      { label: 'Show QR code', icon: QrCode, href: '#qr' },
      'separator',
      { label: 'Cancel the link', icon: Ban, tone: 'danger', onSelect: cancel },
    ],
  },
  beforeEach: () => {
    send.mockClear();
    cancel.mockClear();
  },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { trigger: <Button>More</Button>, align: 'end' } };

const item = (name: string) => screen.findByRole('menuitem', { name });

export const Pressed: Story = {
  name: 'A press opens it below its trigger; a press on an item runs it and closes',
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'More' });
    await userEvent.click(trigger);
    await userEvent.click(await item('Send link again'));
    await expect(send).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(trigger).toHaveFocus();
  },
};

export const BeginsOpen: Story = {
  name: 'Loaded on the first press of its button, it opens immediately and returns the focus to that button',
  args: { defaultOpen: true },
  play: async ({ canvas }) => {
    await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
};

export const Keys: Story = {
  name: 'Without a mouse: Enter opens it on the first item, arrow keys wrap around, letters jump, Enter runs, Escape closes',
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect(await item('Send link again')).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    await expect(await item('Cancel the link')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(await item('Copy link')).toHaveFocus();
    await userEvent.keyboard('sh');
    await waitFor(async () => expect(await item('Show QR code')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
    await expect(send).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(async () => expect(await item('Send link again')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(send).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
};

export const Link: Story = {
  name: 'An item with an address is a link, and opens in a new tab too',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    const link = await item('Show QR code');
    await expect(link.tagName).toBe('A');
    await expect(link).toHaveAttribute('href', '#qr');
  },
};

export const Refused: Story = {
  name: 'A disabled item is focusable, gives the reason, and does nothing',
  args: {
    items: [
      { label: 'Send link again', icon: Send, onSelect: send },
      {
        label: 'Cancel the link',
        icon: Ban,
        tone: 'danger',
        disabledReason: 'It is being paid',
        onSelect: cancel,
      },
    ],
  },
  play: async ({ canvas }) => {
    canvas.getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect(await item('Send link again')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    const refused = await item('Cancel the link It is being paid');
    await expect(refused).toHaveFocus();
    await expect(refused).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await userEvent.click(refused);
    await expect(cancel).not.toHaveBeenCalled();
    await expect(refused).toBeVisible();
  },
};

export const Chosen: Story = {
  name: 'Of exclusive items the current is checked; an item in another language is marked',
  args: {
    items: [
      { label: 'English', chosen: true, onSelect: fn() },
      { label: 'Русский', lang: 'ru', chosen: false, onSelect: fn() },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await screen.findByRole('menuitemradio', { name: 'English' })).toBeChecked();
    await expect(screen.getByRole('menuitemradio', { name: 'Русский' })).not.toBeChecked();
    await expect(screen.getByText('Русский')).toHaveAttribute('lang', 'ru');
  },
};

const beside = fn();

export const PageStays: Story = {
  name: 'The page stays interactive: a press beside the menu closes it and is not lost',
  render: (args) => (
    <>
      <Menu {...args} />
      <Button onClick={beside}>Beside</Button>
    </>
  ),
  play: async ({ canvas }) => {
    beside.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await screen.findByRole('menu');
    await expect(document.body).not.toHaveStyle({ pointerEvents: 'none' });
    await userEvent.click(canvas.getByRole('button', { name: 'Beside' }));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(beside).toHaveBeenCalledTimes(1);
  },
};

function WithDialog() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Menu
        trigger={<IconButton icon={Ellipsis} label="More" />}
        items={[{ label: 'Cancel the link', onSelect: () => setOpen(true) }]}
      />
      <Modal
        title="Cancel the link"
        open={open}
        onClose={() => setOpen(false)}
        safeLabel="Keep the link"
        action={{ label: 'Cancel the link', tone: 'danger', onAct: cancel }}
      />
    </>
  );
}

export const OpensDialog: Story = {
  name: 'An item may open a dialog: it gets the focus, which returns to the trigger on close',
  render: () => <WithDialog />,
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'More' });
    await userEvent.click(trigger);
    await userEvent.click(await item('Cancel the link'));
    const safe = await screen.findByRole('button', { name: 'Keep the link' });
    await waitFor(() => expect(safe).toHaveFocus());
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(safe).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};
