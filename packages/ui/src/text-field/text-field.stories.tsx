import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { held } from '../stories/held.tsx';
import { TextField } from './text-field.tsx';

const meta = {
  title: 'Fields/Text field',
  component: TextField,
  args: { label: 'Guest', value: '', onChange: fn() },
  render: held(TextField),
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { value: 'Maria Papadopoulou' } };

export const Playground: Story = {
  args: {
    hint: 'As in the passport',
    optional: true,
    placeholder: 'First and last name',
    autoComplete: 'name',
  },
};

export const Named: Story = {
  name: 'The label names the field, and a press on it focuses the field',
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Guest' });
    await userEvent.click(canvas.getByText('Guest'));
    await expect(input).toHaveFocus();
  },
};

export const Typed: Story = {
  name: 'Every key is reported exactly, and nothing is corrected while typing',
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox'), '  o’Neil ');
    await expect(canvas.getByRole('textbox')).toHaveValue('  o’Neil ');
    await expect(args.onChange).toHaveBeenLastCalledWith('  o’Neil ');
  },
};

export const Keys: Story = {
  name: 'Without a mouse: Tab reaches it, it can be edited, Tab leaves it',
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Guest' })).toHaveFocus();
    await userEvent.keyboard('Maria P{Backspace}{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith('Maria');
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

export const ErrorReplacesHint: Story = {
  name: 'An error replaces the hint and describes the field',
  args: { hint: 'Shown on the receipt', state: 'error', feedback: 'Enter a full e-mail address' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Enter a full e-mail address');
    await expect(canvas.queryByText('Shown on the receipt')).toBeNull();
  },
};

// Specification 4.48
export const FeedbackNeedsItsState: Story = {
  name: 'Feedback is only shown in state error or success',
  args: { hint: 'Shown on the receipt', feedback: 'This ID is free' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('This ID is free')).toBeNull();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Shown on the receipt');
    await expect(canvas.getByRole('textbox')).toBeValid();
  },
};

// Specification 4.48
export const EmptyFeedback: Story = {
  name: 'An error without a message keeps the hint and still marks the field',
  args: { hint: 'Shown on the receipt', state: 'error', feedback: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Shown on the receipt');
  },
};

export const TooLong: Story = {
  name: 'A text that is too long is reported and never cut',
  args: { label: 'Order ID', maxLength: 8 },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('KLB-20418-B');
    await expect(args.onChange).toHaveBeenLastCalledWith('KLB-20418-B');
    await expect(canvas.getByRole('status')).toHaveTextContent('3 characters too many');
  },
};

export const Locked: Story = {
  name: 'Disabled, it shows its value but cannot be changed',
  args: { value: 'Unlimited', disabled: true },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'x');
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('textbox')).toHaveValue('Unlimited');
  },
};

export const ReadOnly: Story = {
  name: 'Read-only, it can be focused and selected, but not changed',
  args: { value: 'pay.kalypsobay.gr/l/7Qm2vXc9', readOnly: true },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await userEvent.keyboard('x');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
