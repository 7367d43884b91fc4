import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Confirm, type ConfirmProps } from './confirm.tsx';

const onAct = fn();

function Opened({ onClose, ...confirm }: ConfirmProps) {
  const [open, setOpen] = useState(confirm.open);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Cancel order</Button>
      <Confirm
        {...confirm}
        open={open}
        onClose={() => {
          onClose();
          setOpen(false);
        }}
      />
    </>
  );
}

const meta = {
  title: 'Layers/Confirm',
  component: Confirm,
  args: {
    open: false,
    onClose: fn(),
    title: 'Cancel order LYK-11064?',
    description:
      'Giulia Ferrari, €164.00. Its open link stops working at once. The order can be restored later.',
    safeLabel: 'Keep order',
    action: { label: 'Cancel order LYK-11064', tone: 'danger', onAct },
  },
  // Open, it would cover its page of documentation.
  render: (args, { viewMode }) => <Opened {...args} open={args.open && viewMode !== 'docs'} />,
  beforeEach: () => {
    onAct.mockClear();
  },
} satisfies Meta<typeof Confirm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { open: true } };

async function open() {
  await userEvent.click(screen.getByRole('button', { name: 'Cancel order' }));
  return await screen.findByRole('alertdialog', { name: 'Cancel order LYK-11064?' });
}

// Specification 2.76
export const SaysTheConsequence: Story = {
  name: 'The question is announced with its consequence',
  play: async () => {
    await expect(await open()).toHaveAccessibleDescription(/stops working at once/);
  },
};

export const StartsSafe: Story = {
  name: 'The safe button has the initial focus, so that Enter alone destroys nothing',
  play: async ({ args }) => {
    await open();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep order' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(onAct).not.toHaveBeenCalled();
  },
};

export const Keys: Story = {
  name: 'Without a mouse: Tab moves from the safe button to the other, Enter confirms, Escape cancels',
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep order' })).toHaveFocus());
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Cancel order LYK-11064' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onAct).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel order' })).toHaveFocus());
  },
};

export const Other: Story = {
  name: 'Another way out stands between the safe button and the action, and Enter takes the action',
  args: {
    safeLabel: 'Keep editing',
    other: { label: 'Leave without saving', tone: 'danger', onAct: fn() },
    action: { label: 'Save and leave', onAct },
  },
  play: async ({ args }) => {
    const question = await open();
    const names = within(question)
      .getAllByRole('button')
      .map(({ textContent }) => textContent)
      .filter(Boolean);
    await expect(names).toEqual(['Keep editing', 'Leave without saving', 'Save and leave']);
    await userEvent.click(screen.getByRole('button', { name: 'Leave without saving' }));
    await expect(args.other?.onAct).toHaveBeenCalledOnce();
    await expect(onAct).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Save and leave' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onAct).toHaveBeenCalledOnce();
    await expect(args.other?.onAct).toHaveBeenCalledOnce();
  },
};

export const Acts: Story = {
  name: 'A press confirms once',
  play: async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel order LYK-11064' }));
    await expect(onAct).toHaveBeenCalledOnce();
  },
};
