import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { ToastProvider, useToast } from './toast.tsx';
import { type ToastContent, toastMs } from './toast-queue.ts';

function Teller({ label, ...toast }: ToastContent & { label: string }) {
  const show = useToast();
  return <Button onClick={() => show(toast)}>{label}</Button>;
}

const meta = {
  title: 'Feedback/Toast',
  component: ToastProvider,
  args: {
    children: (
      <div style={{ display: 'flex', gap: 8, alignItems: 'start' }}>
        <Teller
          label="Send link"
          tone="success"
          title="Link sent"
          text="To m.papadopoulou@outlook.gr at 09:41"
        />
        <Teller
          label="Refund"
          tone="danger"
          title="The answer was lost"
          text="We are checking whether €120.00 was refunded. Do not repeat it yet."
        />
      </div>
    ),
  },
} satisfies Meta<typeof ToastProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};

export const Reference: Story = {
  name: "It shows support's reference in small print; the same failure again is shown once, with the last",
  args: {
    children: ['019361f0-5c1b-7a40', '019361f0-5c1b-7a41'].map((id, index) => (
      <Teller
        key={id}
        label={`Load ${index}`}
        tone="danger"
        title="The server could not answer. Try again in a moment."
        reference={`For support: ${id}`}
      />
    )),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Load 0' }));
    await expect(await within(region()).findByText(/7a40$/)).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Load 1' }));
    await expect(within(region()).getAllByRole('listitem')).toHaveLength(1);
    await waitFor(() => expect(within(region()).getByText(/7a41$/)).toBeVisible());
  },
};

function region() {
  return screen.getByRole('region', { name: 'Messages' });
}

const pause = (milliseconds: number) => new Promise((settle) => setTimeout(settle, milliseconds));

export const RegionFirst: Story = {
  name: 'The region exists before its text, so that the text is announced',
  play: async ({ canvas }) => {
    const lists = within(region()).getAllByRole('list');
    await expect(lists.map((list) => list.getAttribute('aria-live'))).toEqual(['assertive', 'polite']);
    await expect(region()).toHaveTextContent('');
    await userEvent.click(canvas.getByRole('button', { name: 'Send link' }));
    await expect(lists[1]).toHaveTextContent('Link sent');
    await userEvent.click(canvas.getByRole('button', { name: 'Refund' }));
    await expect(lists[0]).toHaveTextContent('The answer was lost');
  },
};

export const LeavesAlone: Story = {
  name: 'After 5 s it closes itself; an error stays until closed',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Refund' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send link' }));
    await waitFor(() => expect(screen.queryByText('Link sent')).toBeNull(), { timeout: toastMs + 1500 });
    await expect(screen.getByText('The answer was lost')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Close: The answer was lost' }));
    await expect(screen.queryByText('The answer was lost')).toBeNull();
  },
};

export const PressedAway: Story = {
  name: 'Closing a toast by a press does not pause the next',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Refund' }));
    screen.getByRole('button', { name: 'Close: The answer was lost' }).focus();
    await userEvent.hover(screen.getByText('The answer was lost'));
    // The element under the pointer is removed, and browsers need not report that the pointer left.
    screen.getByRole('button', { name: 'Close: The answer was lost' }).click();
    canvas.getByRole('button', { name: 'Send link' }).click();
    await screen.findByText('Link sent');
    await waitFor(() => expect(screen.queryByText('Link sent')).toBeNull(), { timeout: toastMs + 1500 });
  },
};

export const Paused: Story = {
  name: 'It waits under the pointer',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send link' }));
    await userEvent.hover(screen.getByText('Link sent'));
    await pause(toastMs + 300);
    await expect(screen.getByText('Link sent')).toBeVisible();
    await userEvent.unhover(screen.getByText('Link sent'));
    await waitFor(() => expect(screen.queryByText('Link sent')).toBeNull(), { timeout: toastMs + 1500 });
  },
};

export const PausedByFocus: Story = {
  name: 'It waits while it has the focus; Escape closes it and returns the focus',
  play: async ({ canvas }) => {
    const act = canvas.getByRole('button', { name: 'Send link' });
    await userEvent.click(act);
    screen.getByRole('button', { name: 'Close: Link sent' }).focus();
    await pause(toastMs + 300);
    await expect(screen.getByText('Link sent')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByText('Link sent')).toBeNull();
    await expect(act).toHaveFocus();
  },
};

const opened = fn();

export const Act: Story = {
  name: 'An action opens the subject and closes the toast; an important toast stays',
  args: {
    children: (
      <Teller
        label="Tell"
        tone="warning"
        title="Still to capture: €500.00"
        stays
        action={{ label: 'Open', onAct: opened }}
      />
    ),
  },
  play: async ({ canvas }) => {
    opened.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Tell' }));
    await pause(toastMs + 500);
    await userEvent.click(screen.getByRole('button', { name: 'Open: Still to capture: €500.00' }));
    await expect(opened).toHaveBeenCalledOnce();
    await expect(screen.queryByText('Still to capture: €500.00')).toBeNull();
  },
};

export const Keys: Story = {
  name: 'Without a mouse: its close button is the tab stop after the page, Enter closes it, and the focus returns',
  play: async ({ canvas }) => {
    const act = canvas.getByRole('button', { name: 'Refund' });
    act.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByText('The answer was lost');
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Close: The answer was lost' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(screen.queryByText('The answer was lost')).toBeNull();
    await expect(act).toHaveFocus();
  },
};

// Specification 2.75
export const SaidOnce: Story = {
  name: 'The same text is never shown twice',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send link' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send link' }));
    await expect(screen.getAllByText('Link sent')).toHaveLength(1);
  },
};
