import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Modal } from '../modal/modal.tsx';
import { Combobox, type ComboboxProps } from './combobox.tsx';
import type { ComboboxOption } from './combobox-option.ts';
import { cities, HeldCombobox, properties } from './story-parts.ts';

const meta = {
  title: 'Fields/Combobox',
  component: Combobox,
  args: {
    label: 'Property',
    options: properties,
    value: '',
    onChange: fn(),
    countText: (found: number, total: number) => `${found} of ${total} properties`,
    emptyText: (query: string) => `No property matches “${query}”`,
    renderMeta: ({ label }: ComboboxOption) => cities[label],
  },
  render: (args) => <HeldCombobox {...args} />,
} satisfies Meta<ComboboxProps>;

export default meta;
type Story = StoryObj<typeof meta>;

const beneath = fn();

export const Default: Story = { args: { value: 'Hotel Lykavittos' } };

export const Playground: Story = { args: { placeholder: 'Name or city', hint: 'Where the guest stays' } };

export const Restored: Story = {
  name: 'On blur without a choice it restores the last selection and announces that',
  args: { value: 'Villa Thalassa' },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.click(field);
    await userEvent.keyboard('lyka{Tab}');
    await waitFor(() => expect(field).toHaveValue('Villa Thalassa'));
    await expect(canvas.getByRole('status')).toHaveTextContent('It is still: Villa Thalassa');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Keys: Story = {
  name: 'Without a mouse: typing searches, arrow keys move, Enter chooses, the cross is the next tab stop',
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('lyka');
    await expect(await screen.findAllByRole('option')).toHaveLength(2);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('Hotel Lykavittos');
    await expect(field).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Clear: Property' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await expect(field).toHaveFocus();
  },
};

export const Emptied: Story = {
  name: 'An emptied field has no selection on blur',
  args: { value: 'Villa Thalassa' },
  play: async ({ canvas, args }) => {
    await userEvent.clear(canvas.getByRole('combobox'));
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenCalledWith('');
  },
};

export const Cross: Story = {
  name: 'The cross clears text and selection, and focuses the field',
  args: { value: 'Villa Thalassa' },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear: Property' }));
    await expect(args.onChange).toHaveBeenCalledWith('');
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
    await userEvent.keyboard('zan');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear: Property' }));
    await expect(field).toHaveValue('');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Escape: Story = {
  name: 'Escape only closes the list: selection, text and the surrounding dialog stay',
  args: { value: 'Villa Thalassa' },
  render: (args) => (
    <Modal title="New order" open onClose={args.onChange as () => void}>
      <HeldCombobox {...args} onChange={() => undefined} />
    </Modal>
  ),
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog');
    const field = within(dialog).getByRole('combobox');
    await userEvent.click(field);
    await expect(dialog).toContainElement(await screen.findByRole('listbox'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(field).toHaveValue('Villa Thalassa');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onChange).toHaveBeenCalledTimes(1);
  },
};

export const Touch: Story = {
  name: 'A tap chooses on release, and never hits the element below the list',
  render: (args) => (
    <>
      <HeldCombobox {...args} />
      <Button onClick={beneath}>Delete</Button>
    </>
  ),
  play: async ({ canvas, args }) => {
    beneath.mockClear();
    await userEvent.click(canvas.getByRole('combobox'));
    const option = await screen.findByRole('option', { name: /Kalypso/ });
    await waitFor(() => expect(option).toBeVisible());
    // The event sequence of a tap: the list must exist until the final click.
    for (const type of [
      'pointerDown',
      'touchStart',
      'pointerUp',
      'touchEnd',
      'mouseDown',
      'mouseUp',
    ] as const) {
      await fireEvent[type](option);
      await expect(option).toBeVisible();
    }
    await expect(args.onChange).not.toHaveBeenCalled();
    await fireEvent.click(option);
    await expect(args.onChange).toHaveBeenCalledWith('Kalypso Bay Resort');
    await expect(beneath).not.toHaveBeenCalled();
  },
};

export const TappedBeside: Story = {
  name: 'A tap outside closes the list, even if the focus stays; scrolling the page does not',
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.click(field);
    await screen.findByRole('listbox');
    await fireEvent.pointerDown(document.body, { pointerType: 'touch' });
    await fireEvent.pointerCancel(document.body, { pointerType: 'touch' });
    await expect(screen.getByRole('listbox')).toBeInTheDocument();
    await fireEvent.pointerDown(document.body, { pointerType: 'touch' });
    await fireEvent.pointerUp(document.body, { pointerType: 'touch' });
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(field).toHaveFocus();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Ends: Story = {
  name: 'Home, End and the Page keys move in the open list, and arrow keys wrap around',
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox');
    const lines = properties.map(({ label }) => label);
    const active = () => document.getElementById(field.getAttribute('aria-activedescendant') ?? '');
    await userEvent.click(field);
    await screen.findByRole('listbox');
    for (const [key, label] of [
      ['{End}', lines.at(-1)],
      ['{ArrowDown}', lines[0]],
      ['{ArrowUp}', lines.at(-1)],
      ['{PageUp}', lines[0]],
      ['{PageDown}', lines.at(-1)],
      ['{Home}', lines[0]],
    ] as const) {
      await userEvent.keyboard(key);
      await expect(active()).toHaveTextContent(label ?? '');
    }
    // With Shift they select text.
    await expect(await fireEvent.keyDown(field, { key: 'End', shiftKey: true })).toBe(true);
    await expect(active()).toHaveTextContent(lines[0] ?? '');
    await userEvent.keyboard('{ArrowUp}{Alt>}{ArrowUp}{/Alt}');
    await expect(field).toHaveValue(lines.at(-1));
  },
};

export const InError: Story = {
  name: 'An error describes it',
  args: { state: 'error', feedback: 'Choose a property' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeInvalid();
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription('Choose a property');
  },
};
