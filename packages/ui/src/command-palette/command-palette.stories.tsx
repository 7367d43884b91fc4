import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { IsRadixAwaited } from '../layer/on-demand.tsx';
import { Modal } from '../modal/modal.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { CommandPalette } from './command-palette.tsx';
import { DemoPalette, foundOrders, screens, searchedOrders } from './demo-palette.tsx';
import { field } from './story-parts.ts';

const meta = {
  title: 'Layers/Command palette',
  component: CommandPalette,
  args: {
    label: 'Search orders, guests, screens',
    open: false,
    onOpenChange: fn(),
    onSearch: fn(),
    onChoose: fn(),
    groups: [screens, searchedOrders],
    recent: [{ id: 'KLB-20399', label: 'KLB-20399', hint: 'Khalid Al-Mansoori' }],
  },
  // Open, it would cover its page of documentation.
  render: (args, { viewMode }) => <DemoPalette {...args} open={args.open && viewMode !== 'docs'} />,
} satisfies Meta<typeof CommandPalette>;

export default meta;
type Story = StoryObj<typeof meta>;

const meant = (input: HTMLElement) =>
  document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent;

export const Default: Story = { args: { open: true } };

export const Playground: Story = {
  args: { open: true, groups: [screens, { ...searchedOrders, failed: true, onRetry: fn() }] },
};

export const Keyboard: Story = {
  name: 'Without a mouse: Ctrl+K opens, arrow keys wrap around, Enter chooses, the focus returns',
  play: async ({ canvas, args }) => {
    const opener = canvas.getByRole('button');
    opener.focus();
    await userEvent.keyboard('{Control>}k{/Control}');
    // Another field takes what is typed while the palette loads.
    await waitFor(async () => expect(meant(await field())).toContain('KLB-20399'));
    const input = await field();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(meant(input)).toBe('Orders');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    await expect(meant(input)).toBe('Company settings');
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith(expect.objectContaining({ id: '/users' }), 'screens');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const KeysAgain: Story = {
  name: 'The same keys close it, and the bar shows them',
  args: { open: true },
  play: async ({ args }) => {
    await waitFor(async () => expect(await field()).toHaveFocus());
    await userEvent.keyboard('{Control>}k{/Control}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await expect(screen.getByText(/^(Ctrl|⌘) K$/)).toBeVisible();
  },
};

export const Composing: Story = {
  name: 'During IME composition keys belong to the input method: nothing opens, chooses or closes',
  render: (args) => (
    <>
      <TextField label="Note" value="" onChange={() => undefined} />
      <DemoPalette {...args} />
    </>
  ),
  play: async ({ canvas, args }) => {
    const note = canvas.getByRole('textbox', { name: 'Note' });
    const composed = { key: 'k', code: 'KeyK', ctrlKey: true, isComposing: true };
    await fireEvent.keyDown(note, composed);
    await expect(screen.queryByRole('dialog')).toBeNull();
    await fireEvent.keyDown(note, { ...composed, isComposing: false });
    const input = await field();
    await fireEvent.keyDown(input, { key: 'Enter', isComposing: true });
    await fireEvent.keyDown(input, { key: 'Escape', isComposing: true });
    await expect(args.onChoose).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
    await expect(input).toBeInTheDocument();
  },
};

export const BeforeLayers: Story = {
  name: 'Its frame stands before what draws layers has loaded, takes the keys, and keeps the text',
  render: function Awaited(args) {
    const [isAwaited, setAwaited] = useState(true);
    return (
      <IsRadixAwaited value={isAwaited}>
        <DemoPalette {...args} />
        <Button onClick={() => setAwaited(false)}>The layers come</Button>
      </IsRadixAwaited>
    );
  },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: /Search orders/ });
    const come = canvas.getByRole('button', { name: 'The layers come' });
    opener.focus();
    await userEvent.keyboard('{Control>}k{/Control}');
    const frame = screen.getByRole('dialog', { name: 'Search orders, guests, screens' });
    await waitFor(() => expect(frame).toBeVisible());
    await expect(await field()).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(opener).toHaveFocus();
    await userEvent.keyboard('{Control>}k{/Control}sett');
    await expect(await field()).toHaveValue('sett');
    await fireEvent.click(come);
    await waitFor(async () => expect(meant(await field())).toContain('Company settings'));
    await expect(await field()).toHaveValue('sett');
    await expect(await field()).toHaveFocus();
    await expect(screen.getAllByRole('dialog')).toHaveLength(1);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const OneEscape: Story = {
  name: 'A single Escape closes it, whatever the text',
  args: { open: true },
  play: async () => {
    await userEvent.type(await field(), 'set');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const NotOverADialog: Story = {
  name: 'It does not open over a dialog: navigating would lose the input',
  render: (args) => (
    <>
      <DemoPalette {...args} />
      <Modal open onClose={() => undefined} title="Refund payment P-777904">
        <TextField label="Reason" value="" onChange={() => undefined} />
      </Modal>
    </>
  ),
  play: async () => {
    await screen.findByRole('dialog', { name: 'Refund payment P-777904' });
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect(screen.getAllByRole('dialog')).toHaveLength(1);
  },
};

export const Pointer: Story = {
  name: 'A press chooses without taking the focus from the field',
  args: { open: true },
  play: async ({ args }) => {
    const input = await field();
    const row = screen.getByRole('option', { name: 'Payments' });
    await userEvent.hover(row);
    await expect(meant(input)).toBe('Payments');
    await userEvent.click(row);
    await expect(args.onChoose).toHaveBeenCalledWith(expect.objectContaining({ id: '/payments' }), 'screens');
  },
};

const acting = {
  open: true,
  groups: [screens, { ...searchedOrders, items: foundOrders.map((order) => ({ ...order, hasActs: true })) }],
  onActs: fn(),
  onAct: fn(),
  acts: [
    { id: 'refund', label: 'Refund', hint: 'Up to €2,160.00', letter: 'R' },
    { id: 'copy', label: 'Copy link', letter: 'C' },
  ],
};

export const Acts: Story = {
  name: 'What can be done with the active result stands beside it; the arrow to the right leads to it, a letter does it',
  args: acting,
  play: async ({ args }) => {
    const input = await field();
    await userEvent.type(input, 'solheim');
    const order = await screen.findByRole('option', { name: /KLB-20418/ });
    const refund = await screen.findByRole('option', { name: /Refund/ });
    await expect(refund).toBeVisible();
    await expect(args.onActs).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'KLB-20418' }));
    // Until the caret is at the end the arrows move it.
    await userEvent.keyboard('{ArrowLeft}{ArrowRight}');
    await expect(meant(input)).toContain('Solheim');
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(meant(input)).toContain('Refund'));
    await expect(order).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowDown}');
    await expect(meant(input)).toContain('Copy link');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(meant(input)).toContain('Solheim');
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(meant(input)).toContain('Copy link'));
    // A Greek keyboard writes another letter with the same key.
    await fireEvent.keyDown(input, { key: 'ψ', code: 'KeyC' });
    await expect(args.onAct).toHaveBeenCalledWith(
      expect.objectContaining({ id: 'copy' }),
      expect.objectContaining({ id: 'KLB-20418' }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const ActsByPointer: Story = {
  name: 'A press on an act does it, and does not choose the result',
  args: acting,
  play: async ({ args }) => {
    await userEvent.type(await field(), 'solheim');
    await userEvent.click(await screen.findByRole('option', { name: /Copy link/ }));
    await expect(args.onAct).toHaveBeenCalledWith(
      expect.objectContaining({ id: 'copy' }),
      expect.objectContaining({ id: 'KLB-20418' }),
    );
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};
