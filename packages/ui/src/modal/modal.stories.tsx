import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Badge } from '../badge/badge.tsx';
import { Explained } from '../tooltip/tooltip.tsx';
import { Modal } from './modal.tsx';
import { isClosed, onAct, open } from './shared-stories.ts';
import { Amount, Day, Opened, Reason } from './story-parts.tsx';

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

/** Presses beside the panel. */
async function pressBackdrop() {
  await userEvent.click(document.querySelector('[data-state="open"]:not([role])') ?? document.body, {
    pointerEventsCheck: 0,
  });
}

export const Default: Story = {};

export const Playground: Story = { args: { size: 'large' } };

// Specification 2.76, 4.52
export const EscapeCloses: Story = {
  name: 'Escape closes it, and the focus returns to the opener',
  play: async ({ args }) => {
    const { opener } = await open();
    await userEvent.keyboard('{Escape}');
    await isClosed();
    await expect(args.onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

// Specification 4.54
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

// Specification 4.54
export const Loading: Story = {
  name: 'While the action runs, Escape, backdrop, close button and Enter do nothing',
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

// Specification 4.55
export const ScrollLocked: Story = {
  name: 'The page does not scroll while it is open',
  play: async () => {
    await open();
    await expect(getComputedStyle(document.body).overflow).toBe('hidden');
    await userEvent.keyboard('{Escape}');
    await isClosed();
    await waitFor(() => expect(getComputedStyle(document.body).overflow).not.toBe('hidden'));
  },
};

export const PageKept: Story = {
  name: "Nothing behind it can be pressed, up to the window's edges",
  play: async () => {
    await open();
    const { innerWidth: width, innerHeight: height } = window;
    for (const x of [1, width / 4, width / 2, width - 20])
      for (const y of [1, height / 2, height - 1])
        await expect(document.elementFromPoint(x, y)?.closest('[data-state="open"]')).toBeTruthy();
  },
};

export const LongFacts: Story = {
  name: 'Long facts without controls can be reached by Tab and scrolled by keys',
  args: {
    children: <p style={{ minHeight: 2_000 }}>Every transaction of this payment</p>,
  },
  play: async () => {
    const { dialog } = await open();
    const facts = await within(dialog).findByRole('group');
    await userEvent.tab({ shift: true });
    await expect(facts).toHaveFocus();
    await expect(facts.scrollHeight).toBeGreaterThan(facts.clientHeight);
  },
};

export const OneLayer: Story = {
  name: 'Escape closes one layer at a time, starting with the innermost',
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
  name: 'While a list is open inside, Escape and Enter belong to the list',
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
  name: 'With unsaved input it asks before it closes, by any way',
  args: { dirty: true },
  play: async ({ args }) => {
    const { dialog, opener } = await open();
    const field = within(dialog).getByRole('textbox');
    await userEvent.keyboard('{Escape}');
    const question = await screen.findByRole('alertdialog', { name: 'Discard what you have entered?' });
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

export const Unread: Story = {
  name: 'It also asks if a text was not parsed yet, or is unreadable',
  args: { dirty: false, children: <Day /> },
  play: async ({ args }) => {
    const { dialog } = await open();
    const field = within(dialog).getByRole('textbox', { name: 'Refund on' });
    for (const text of ['31.12.2026', '32.12.2026{Enter}']) {
      await userEvent.clear(field);
      await userEvent.keyboard(text);
      await userEvent.keyboard('{Escape}');
      await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
      await waitFor(() => expect(field).toHaveFocus());
    }
    await expect(field).toHaveValue('32.12.2026');
    await expect(args.onClose).not.toHaveBeenCalled();

    await userEvent.clear(field);
    await userEvent.keyboard('{Escape}');
    await isClosed();
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
