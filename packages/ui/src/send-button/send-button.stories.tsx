import type { Meta, StoryObj } from '@storybook/react-vite';
import { Mail } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { TextField } from '../text-field/text-field.tsx';
import { SendButton, type SendButtonProps } from './send-button.tsx';
import type { Sent } from './send-step.ts';

/** Sends immediately, and blocks the same address for some seconds. */
function Sending({ onSend, ...args }: SendButtonProps) {
  const [value, setValue] = useState(args.value);
  const [sent, setSent] = useState<Sent | undefined>(args.sent);
  return (
    <SendButton
      {...args}
      value={value}
      sent={sent}
      onSend={(to) => {
        onSend(to);
        setSent({ to, at: instant(0), againAt: instant(2) });
      }}
    >
      <TextField label="E-mail" icon={Mail} state={args.state} value={value} onChange={setValue} />
    </SendButton>
  );
}

function instant(seconds: number): string {
  return new Date(Date.now() + seconds * 1000).toISOString();
}

const meta = {
  title: 'Actions/Send button',
  component: SendButton,
  args: { channel: 'email', value: 'm.papadopoulou@outlook.gr', onSend: fn() },
  render: (args) => <Sending {...args} />,
} satisfies Meta<typeof SendButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { channel: 'sms', value: '+306944120937' } };

// Specification 5.20
export const NothingToSendTo: Story = {
  name: 'It is disabled while the field is empty',
  args: { value: ' ' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Send e-mail' })).toBeDisabled();
    await userEvent.type(canvas.getByRole('textbox'), 'a@b.gr');
    await expect(canvas.getByRole('button', { name: 'Send e-mail' })).toBeEnabled();
  },
};

// Specification 5.20
export const InError: Story = {
  name: 'It is disabled while the field has an error',
  args: { value: 'm.papadopoulou@', state: 'error' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Send e-mail' })).toBeDisabled();
  },
};

// Specification 5.20
export const Disabled: Story = {
  name: 'It is disabled by its prop',
  args: { disabled: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: 'Send e-mail' })).toBeDisabled();
    canvas.getByRole('button').click();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

export const SaysWhatItDid: Story = {
  name: 'It shows the recipient and the time, and counts down to the next attempt',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send e-mail' }));
    await expect(args.onSend).toHaveBeenCalledWith('m.papadopoulou@outlook.gr');
    const waiting = canvas.getByRole('button', { name: 'Sent' });
    await expect(waiting).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByText(/Again in 0:0[12]\./)).toHaveTextContent(
      /^Sent to m\.papadopoulou@outlook\.gr at \d\d:\d\d\. Again/,
    );
    await userEvent.click(waiting);
    await expect(args.onSend).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Send again' })).toBeEnabled(), {
      timeout: 4000,
    });
    await expect(canvas.queryByText(/Again in/)).toBeNull();
  },
};

export const NotDelivered: Story = {
  name: 'A failed delivery is reported, never as sent; it can be repeated after the wait',
  render: (args) => <SendButton {...args} />,
  args: {
    sent: { to: 'm.papadopoulou@outlook.gr', at: instant(0), againAt: instant(600), failed: true },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Sent' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Send again' })).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByText(/Again in/)).toHaveTextContent(
      /^Not delivered to m\.papadopoulou@outlook\.gr, \d\d:\d\d\. Again/,
    );
  },
};

export const Keys: Story = {
  name: 'Without a mouse: the tab stop after the field sends, and the focus stays during the wait',
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).toHaveBeenCalledWith('m.papadopoulou@outlook.gr');
    await expect(canvas.getByRole('button', { name: 'Sent' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};

export const SaidOnce: Story = {
  name: 'It is announced once; the countdown is only visible',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send e-mail' }));
    const announced = canvas.getAllByRole('status').filter(({ textContent }) => textContent !== '');
    await expect(announced).toHaveLength(1);
    await expect(announced[0]).toHaveTextContent(/^Sent to m\.papadopoulou@outlook\.gr at \d\d:\d\d\.$/);
  },
};

export const AnotherAddress: Story = {
  name: 'Another address does not have to wait',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send e-mail' }));
    await userEvent.clear(canvas.getByRole('textbox'));
    await userEvent.type(canvas.getByRole('textbox'), 'front.desk@kalypsobay.gr');
    await expect(canvas.getByRole('button', { name: 'Send e-mail' })).toBeEnabled();
    await expect(canvas.getByText(/^Sent to m\.papadopoulou.* Again in/)).toBeVisible();
  },
};
