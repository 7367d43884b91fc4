import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { heldChecked } from '../stories/held.tsx';
import { Switch } from './switch.tsx';

const meta = {
  title: 'Fields/Switch',
  component: Switch,
  args: { label: 'Notify the customer', checked: false, onChange: fn() },
  render: heldChecked(Switch),
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { checked: true } };

export const Playground: Story = { args: { hint: 'By e-mail, at once' } };

export const Turned: Story = {
  name: 'A press on its label toggles it once, and it announces on or off',
  play: async ({ canvas, args }) => {
    const control = canvas.getByRole('switch', { name: 'Notify the customer' });
    await expect(control).not.toBeChecked();
    await userEvent.click(canvas.getByText('Notify the customer'));
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(control).toBeChecked();
  },
};

export const ByKeyboard: Story = {
  name: 'Without a mouse: Space toggles it',
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('switch')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
  },
};

export const Locked: Story = {
  name: 'Disabled, it keeps its state',
  args: { checked: true, disabled: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('Notify the customer'));
    await expect(canvas.getByRole('switch')).toBeChecked();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
