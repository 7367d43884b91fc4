import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { heldChecked } from '../stories/held.tsx';
import { Checkbox } from './checkbox.tsx';

const meta = {
  title: 'Fields/Checkbox',
  component: Checkbox,
  args: { label: 'Unlimited', checked: false, onChange: fn() },
  render: heldChecked(Checkbox),
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { checked: true } };

export const Playground: Story = { args: { hint: 'The link never expires' } };

export const Pressed: Story = {
  name: 'The whole label is clickable, and toggles once',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('Unlimited'));
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await expect(canvas.getByRole('checkbox', { name: 'Unlimited' })).toBeChecked();
  },
};

export const ByKeyboard: Story = {
  name: 'Without a mouse: Space checks and unchecks it',
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox')).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
  },
};

export const Mixed: Story = {
  name: 'Mixed is neither checked nor unchecked, and a press checks all',
  args: { label: 'All rights', checked: 'mixed' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('checkbox')).toBePartiallyChecked();
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await expect(canvas.getByRole('checkbox')).not.toBePartiallyChecked();
  },
};

export const InError: Story = {
  name: 'An error describes it',
  args: { label: 'I have read the terms', state: 'error', feedback: 'Accept the terms to go on' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBeInvalid();
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription('Accept the terms to go on');
  },
};

export const Locked: Story = {
  name: 'Disabled, it keeps its state',
  args: { checked: true, disabled: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('Unlimited'));
    await expect(canvas.getByRole('checkbox')).toBeChecked();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
