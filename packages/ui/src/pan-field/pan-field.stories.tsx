import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { held } from '../stories/held.tsx';
import { PanField } from './pan-field.tsx';

const meta = {
  title: 'Fields/PAN field',
  component: PanField,
  args: { label: 'Card number', value: '', onChange: fn() },
  render: held(PanField),
} satisfies Meta<typeof PanField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { value: '5234 87' } };

export const Playground: Story = { args: { value: '4111 1111 1111 1111', hint: 'On the front of the card' } };

export const Grouped: Story = {
  name: 'Digits are grouped by four while typing, letters are ignored',
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox'), '4111x11112');
    await expect(canvas.getByRole('textbox')).toHaveValue('4111 1111 2');
    await expect(args.onChange).toHaveBeenLastCalledWith('4111 1111 2');
  },
};

export const Keys: Story = {
  name: 'Without a mouse: Tab reaches it, a digit is typed in the middle, Backspace deletes it',
  args: { value: '4111 1111' },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    const input = canvas.getByRole<HTMLInputElement>('textbox');
    await expect(input).toHaveFocus();
    input.setSelectionRange(2, 2);
    await userEvent.keyboard('9');
    await expect(args.onChange).toHaveBeenLastCalledWith('4191 1111 1');
    await userEvent.keyboard('{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith('4111 1111');
  },
};

export const Branded: Story = {
  name: 'The brand is recognised from the first digits, and announced',
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '4');
    await expect(canvas.getByRole('status')).toHaveTextContent('Card brand: Visa');
    await userEvent.clear(input);
    await userEvent.type(input, '2221');
    await expect(canvas.getByRole('status')).toHaveTextContent('Card brand: Mastercard');
  },
};

export const Pasted: Story = {
  name: 'A pasted number is parsed with spaces, hyphens and text around it, and replaces the value',
  args: { value: '5555' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('Card no. 4111-1111-1111-1111, exp. 08/28');
    await expect(args.onChange).toHaveBeenLastCalledWith('4111 1111 1111 1111');
    await expect(canvas.getByRole('textbox')).toHaveValue('4111 1111 1111 1111');
  },
};

export const PastedPart: Story = {
  name: 'A pasted part is inserted at the caret, which moves after it',
  args: { value: '4111 1111' },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox');
    await userEvent.click(input);
    input.setSelectionRange(2, 2);
    await userEvent.paste('99');
    await expect(args.onChange).toHaveBeenLastCalledWith('4199 1111 11');
    await expect(input.selectionStart).toBe(4);
  },
};

export const PastedNonsense: Story = {
  name: 'Pasted text without a card number changes nothing, and a message says so until the next key',
  args: { value: '4111 1111' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('+30 22850 41234 call');
    await expect(canvas.getByRole('textbox')).toHaveValue('4111 1111');
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await expect(canvas.getByText('No card number was found in the pasted text')).toBeVisible();
    await userEvent.keyboard('2');
    await expect(canvas.getByRole('textbox')).toBeValid();
  },
};

export const Autofilled: Story = {
  name: 'Browsers may autofill it, and phones show the number keyboard',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAttribute('autocomplete', 'cc-number');
    await expect(canvas.getByRole('textbox')).toHaveAttribute('inputmode', 'numeric');
  },
};
