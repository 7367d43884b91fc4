import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Modal } from '../modal/modal.tsx';
import { held } from '../stories/held.tsx';
import { Select, type SelectProps } from './select.tsx';

const HeldSelect = held<SelectProps>(Select);

const meta = {
  title: 'Fields/Select',
  component: Select,
  args: {
    label: 'Payment policy',
    value: '30',
    onChange: fn(),
    options: [
      { value: '100', label: '100 % prepayment' },
      { value: '50', label: '50 % prepayment' },
      { value: '30', label: '30 % prepayment' },
      {
        value: 'property',
        label: 'Pay at the property',
        disabled: true,
        hint: 'The property takes no cards',
      },
      { value: 'other', label: 'Other' },
    ],
  },
  render: (args) => <HeldSelect {...args} />,
} satisfies Meta<SelectProps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { value: '', placeholder: 'How much, and when', hint: 'Shown to the guest' },
};

const list = () => screen.findByRole('listbox', { name: 'Payment policy' });
const active = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '');

// Specification 9.29
export const Pressed: Story = {
  name: 'A press opens the list 5 px below, with a check at the selection; a press on another option chooses it',
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('combobox', { name: 'Payment policy' });
    await userEvent.click(field);
    const chosen = within(await list()).getByRole('option', { selected: true });
    await expect(chosen).toHaveTextContent('30 % prepayment');
    await waitFor(() => expect(chosen.querySelector('svg')).toBeVisible());
    const panel = (await list()).parentElement;
    await waitFor(() =>
      expect(panel?.getBoundingClientRect().top).toBeCloseTo(field.getBoundingClientRect().bottom + 5, 0),
    );
    await userEvent.click(screen.getByRole('option', { name: 'Other' }));
    await expect(args.onChange).toHaveBeenCalledWith('other');
    await expect(field).toHaveTextContent('Other');
    await expect(field).toHaveFocus();
    await expect(screen.queryByRole('listbox')).toBeNull();
  },
};

export const OtherLanguage: Story = {
  name: 'An option in another language has its language attribute, in the field and in the list',
  args: {
    label: 'Language',
    value: 'el',
    options: [
      { value: 'en', label: 'English' },
      { value: 'el', label: 'Ελληνικά', lang: 'el' },
    ],
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Language' });
    await expect(within(field).getByText('Ελληνικά')).toHaveAttribute('lang', 'el');
    await userEvent.click(field);
    await userEvent.click(await screen.findByRole('option', { name: 'English' }));
    await expect(within(field).getByText('English')).not.toHaveAttribute('lang');
  },
};

export const Keys: Story = {
  name: 'Without a mouse: arrow keys, Home and End skip disabled options, Enter chooses, the focus stays',
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await list();
    await expect(active(field)).toHaveTextContent('30 % prepayment');
    await userEvent.keyboard('{ArrowDown}');
    await expect(active(field)).toHaveTextContent('Other');
    await userEvent.keyboard('{Home}');
    await expect(active(field)).toHaveTextContent('100 % prepayment');
    await userEvent.keyboard('{End}{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('other');
    await expect(field).toHaveFocus();
  },
};

export const Typeahead: Story = {
  name: 'Typing moves to an option, ignoring case and accents',
  args: {
    label: 'Island',
    value: '',
    options: ['Πάρος', 'Νάξος', 'Ίος', 'Ήλιδα'].map((label) => ({ value: label, label })),
  },
  play: async ({ canvas, args }) => {
    canvas.getByRole('combobox').focus();
    await userEvent.keyboard('ηλ{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('Ήλιδα');
  },
};

export const SpaceBar: Story = {
  name: 'Space opens and chooses; while typing a word it is part of the word',
  args: {
    label: 'Room',
    value: '',
    options: ['Double', 'Double garden', 'Double sea view', 'Single'].map((label) => ({
      value: label,
      label,
    })),
  },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('combobox');
    field.focus();
    await userEvent.keyboard(' ');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{End} ');
    await expect(args.onChange).toHaveBeenLastCalledWith('Single');
    await expect(screen.queryByRole('listbox')).toBeNull();
    // Typed at once: after half a second a letter starts another word.
    await userEvent.keyboard('double s');
    await expect(active(field)).toHaveTextContent('Double sea view');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('Double sea view');
  },
};

export const Left: Story = {
  name: 'Leaving the list chooses nothing: Tab, Escape, a press outside',
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('combobox');
    for (const leave of [
      () => userEvent.tab(),
      () => userEvent.keyboard('{Escape}'),
      () => userEvent.click(document.body),
    ]) {
      field.focus();
      await userEvent.keyboard('{ArrowDown}{Home}');
      await list();
      await leave();
      await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    }
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const InDialog: Story = {
  name: 'In a dialog Escape closes the list, then the dialog, and the page is interactive again',
  args: { onChange: fn() },
  render: (args) => (
    <Modal title="Cancel order LYK-11064" open onClose={fn()} action={{ label: 'Cancel order', onAct: fn() }}>
      <HeldSelect {...args} />
    </Modal>
  ),
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    const field = within(dialog).getByRole('combobox');
    await userEvent.click(field);
    await expect(dialog).toContainElement(await list());
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('listbox')).toBeNull();
    await expect(dialog).toBeVisible();
    await userEvent.click(field);
    await userEvent.click(await screen.findByRole('option', { name: 'Other' }));
    await expect(field).toHaveTextContent('Other');
    await expect(getComputedStyle(field).pointerEvents).toBe('auto');
  },
};

export const Explained: Story = {
  name: 'A disabled option gives the reason, and a press on it does nothing',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    const option = await screen.findByRole('option', { name: /Pay at the property/ });
    await expect(option).toHaveAttribute('aria-disabled', 'true');
    await expect(option).toHaveTextContent('The property takes no cards');
    await userEvent.click(option);
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Nothing: Story = {
  name: 'Without a selection it shows a placeholder',
  args: { value: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveTextContent('Choose');
  },
};

export const InError: Story = {
  name: 'An error describes it',
  args: { value: '', state: 'error', feedback: 'Choose a policy' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeInvalid();
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription('Choose a policy');
  },
};

export const Locked: Story = {
  name: 'Read-only, it can be focused but not opened',
  args: { readOnly: true },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('combobox')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(screen.queryByRole('listbox')).toBeNull();
  },
};
