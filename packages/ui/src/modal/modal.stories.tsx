import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Badge } from '../badge/badge.tsx';
import { Explained } from '../tooltip/tooltip.tsx';
import { Modal } from './modal.tsx';
import { Amount, FromMenu, Opened, Reason, Rows } from './story-parts.tsx';

const onAct = fn();

const meta = {
  title: 'Layers/Modal',
  component: Modal,
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

export const Default: Story = {};

export const Playground: Story = { args: { size: 'large' } };

async function open() {
  const opener = screen.getByRole('button', { name: 'Refund' });
  await userEvent.click(opener);
  return { opener, dialog: await screen.findByRole('dialog', { name: 'Refund payment P-777904' }) };
}

async function isClosed() {
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

/** A press beside the panel. */
async function pressBackdrop() {
  await userEvent.click(document.querySelector('[data-state="open"]:not([role])') ?? document.body, {
    pointerEventsCheck: 0,
  });
}

export const EscapeCloses: Story = {
  name: 'Escape closes it, and the focus returns to what opened it',
  play: async ({ args }) => {
    const { opener } = await open();
    await userEvent.keyboard('{Escape}');
    await isClosed();
    await expect(args.onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const BackdropCloses: Story = {
  name: 'A press on the backdrop closes it, a press inside does not',
  play: async ({ args }) => {
    const { dialog } = await open();
    await userEvent.click(within(dialog).getByRole('heading'));
    await expect(args.onClose).not.toHaveBeenCalled();
    await pressBackdrop();
    await isClosed();
  },
};

export const Loading: Story = {
  name: 'While the act is on its way neither Escape, backdrop, cross nor Enter does anything',
  args: { loading: true },
  play: async ({ args }) => {
    const { dialog } = await open();
    await userEvent.keyboard('{Escape}');
    await pressBackdrop();
    await userEvent.type(within(dialog).getByRole('textbox'), '{Enter}');
    await expect(within(dialog).getByRole('button', { name: 'Close' })).toBeDisabled();
    await expect(within(dialog).getByRole('button', { name: 'Keep payment' })).toBeDisabled();
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(onAct).not.toHaveBeenCalled();
    await expect(screen.getByRole('dialog')).toBeVisible();
  },
};

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

export const EnterIsRefused: Story = {
  name: 'Enter does nothing while the act is disabled',
  args: { action: { label: 'Refund €0.00', tone: 'danger', disabled: true, onAct } },
  play: async () => {
    const { dialog } = await open();
    await userEvent.type(within(dialog).getByRole('textbox'), '{Enter}');
    fireEvent.submit(within(dialog).getByRole('textbox').closest('form') ?? dialog);
    await expect(onAct).not.toHaveBeenCalled();
  },
};

export const EnterOnTheSafeAct: Story = {
  name: 'Enter on the safe act is the safe act',
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
  name: 'The focus starts on the first field, its text selected',
  play: async () => {
    const { dialog } = await open();
    const field = within(dialog).getByRole<HTMLInputElement>('textbox');
    await waitFor(() => expect(field).toHaveFocus());
    await expect([field.selectionStart, field.selectionEnd]).toEqual([0, 6]);
  },
};

export const StartsOnSafeAct: Story = {
  name: 'Without a field the focus starts on the safe act, never on the one that destroys',
  args: { children: <p>Charged €480.00, refunded before €120.00.</p> },
  play: async () => {
    const { dialog } = await open();
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Keep payment' })).toHaveFocus());
  },
};

export const FocusStays: Story = {
  name: 'The focus goes round within the dialog',
  play: async () => {
    const { dialog } = await open();
    for (let stop = 0; stop < 6; stop += 1) {
      await userEvent.tab();
      await expect(dialog).toContainElement(document.activeElement as HTMLElement | null);
    }
  },
};

export const ScrollLocked: Story = {
  name: 'The page behind does not scroll while it is open',
  play: async () => {
    await open();
    await expect(getComputedStyle(document.body).overflow).toBe('hidden');
    await userEvent.keyboard('{Escape}');
    await isClosed();
    await waitFor(() => expect(getComputedStyle(document.body).overflow).not.toBe('hidden'));
  },
};

export const OneLayer: Story = {
  name: 'One Escape closes one layer: first what is open inside',
  args: {
    children: (
      <Explained text="Refunds and charges of this payment">
        <Badge tone="warning" label="Partially refunded" />
      </Explained>
    ),
  },
  play: async ({ args }) => {
    const { dialog } = await open();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Partially refunded' }));
    await screen.findByRole('tooltip');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await isClosed();
  },
};

export const ListInside: Story = {
  name: 'While a list is open inside, Escape and Enter are the list’s',
  args: { children: <Reason /> },
  play: async ({ args }) => {
    const { dialog } = await open();
    const select = within(dialog).getByRole('combobox', { name: 'Reason' });
    await waitFor(() => expect(select).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('option', { name: 'Charged twice' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('option', { name: 'Charged twice' });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(select).toHaveTextContent('Charged twice'));
    await expect(onAct).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await isClosed();
  },
};

export const Dirty: Story = {
  name: 'When something was entered it asks before it closes, whichever way',
  args: { dirty: true },
  play: async ({ args }) => {
    const { dialog, opener } = await open();
    const field = within(dialog).getByRole('textbox');
    await userEvent.keyboard('{Escape}');
    const question = await screen.findByRole('alertdialog', { name: 'Discard what you entered?' });
    await waitFor(() => expect(within(question).getByRole('button', { name: 'Keep editing' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(field).toHaveFocus());
    await expect(args.onClose).not.toHaveBeenCalled();

    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    await isClosed();
    await expect(args.onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(opener).toHaveFocus());
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
  name: 'The focus finds the nearest place when what opened it is gone',
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
