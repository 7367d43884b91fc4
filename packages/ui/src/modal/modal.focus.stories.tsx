import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Modal } from './modal.tsx';
import { isClosed, onAct, open } from './shared-stories.ts';
import { Amount, FromMenu, Opened, Rows } from './story-parts.tsx';

const meta = {
  title: 'Layers/Modal/Focus and keys',
  component: Modal,
  tags: ['!autodocs'],
  args: {
    open: false,
    onClose: fn(),
    title: 'Refund payment P-777904',
    description: 'To Visa •••• 8810, Oliver Whitcombe. The bank credits it in 3 to 10 days.',
    safeLabel: 'Keep payment',
    action: { label: 'Refund €120.00', tone: 'danger', onAct },
    children: <Amount />,
  },
  render: (args) => <Opened {...args} />,
  beforeEach: () => {
    onAct.mockClear();
  },
} satisfies Meta<typeof Modal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Keys: Story = {
  name: 'Without a mouse: Enter opens it at its field, Tab reaches both buttons, Enter confirms, Escape returns the focus',
  play: async ({ canvas, args }) => {
    const opener = canvas.getByRole('button', { name: 'Refund' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Refund payment P-777904' }));
    await waitFor(() => expect(dialog.getByRole('textbox')).toHaveFocus());
    await userEvent.tab();
    await expect(dialog.getByRole('button', { name: 'Keep payment' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(onAct).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await isClosed();
    await expect(args.onClose).toHaveBeenCalled();
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

// Specification 4.53
export const EnterConfirms: Story = {
  name: 'Enter confirms, from a field and from the dialog itself',
  play: async () => {
    const { dialog } = await open();
    await userEvent.type(within(dialog).getByRole('textbox'), '{Enter}');
    await expect(onAct).toHaveBeenCalledTimes(1);
    dialog.focus();
    await userEvent.keyboard('{Enter}');
    await expect(onAct).toHaveBeenCalledTimes(2);
  },
};

// Specification 4.53
export const EnterIsRefused: Story = {
  name: 'Enter does nothing while the action is disabled',
  args: { action: { label: 'Refund €0.00', tone: 'danger', disabled: true, onAct } },
  play: async () => {
    const { dialog } = await open();
    await userEvent.type(within(dialog).getByRole('textbox'), '{Enter}');
    fireEvent.submit(within(dialog).getByRole('textbox').closest('form') ?? dialog);
    await expect(onAct).not.toHaveBeenCalled();
  },
};

export const EnterOnTheSafeAct: Story = {
  name: 'Enter on the safe button presses it',
  play: async ({ args }) => {
    const { dialog } = await open();
    within(dialog).getByRole('button', { name: 'Keep payment' }).focus();
    await userEvent.keyboard('{Enter}');
    await isClosed();
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(onAct).not.toHaveBeenCalled();
  },
};

export const StartsOnField: Story = {
  name: 'The first field has the initial focus, with its text selected',
  play: async () => {
    const { dialog } = await open();
    const field = within(dialog).getByRole<HTMLInputElement>('textbox');
    await waitFor(() => expect(field).toHaveFocus());
    await expect([field.selectionStart, field.selectionEnd]).toEqual([0, 6]);
  },
};

export const StartsOnSafeAct: Story = {
  name: 'Without a field the safe button has the initial focus, never the destructive one',
  args: { children: <p>Charged €480.00, refunded before €120.00.</p> },
  play: async () => {
    const { dialog } = await open();
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Keep payment' })).toHaveFocus());
  },
};

export const FocusStays: Story = {
  name: 'The focus is trapped in the dialog',
  play: async () => {
    const { dialog } = await open();
    for (let stop = 0; stop < 6; stop += 1) {
      await userEvent.tab();
      await expect(dialog).toContainElement(document.activeElement as HTMLElement | null);
    }
  },
};

export const OpenedFromMenu: Story = {
  name: 'Opened from a menu, the focus returns to the menu’s button',
  render: (args) => <FromMenu {...args} />,
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'More' }).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menuitem', { name: 'Refund' });
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(within(dialog).getByRole('textbox')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await isClosed();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'More' })).toHaveFocus());
  },
};

export const OpenerGone: Story = {
  name: 'The focus moves nearby if the opener is gone',
  args: { children: undefined },
  render: (args) => <Rows {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Visa •••• 4417' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await isClosed();
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Delete Mastercard •••• 0291' })).toHaveFocus(),
    );
  },
};
