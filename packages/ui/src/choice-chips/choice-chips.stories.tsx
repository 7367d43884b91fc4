import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { held } from '../stories/held.tsx';
import { ChoiceChips } from './choice-chips.tsx';

const Held = held(ChoiceChips);

const names = ['Apple Pay', 'Google Pay', 'Visa', 'Mastercard', 'Amex', 'Maestro', 'Bank transfer', 'Klarna'];
const options = names.map((label) => ({ value: label.toUpperCase(), label }));

const meta = {
  title: 'Fields/Choice chips',
  component: ChoiceChips,
  args: {
    label: 'What the guest may use',
    options,
    value: ['APPLE PAY', 'VISA', 'KLARNA'],
    few: 5,
    onChange: fn(),
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof ChoiceChips>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { value: [], hint: 'The guest chooses from all that are offered' } };

export const Wrong: Story = { args: { value: [], state: 'error', feedback: 'Choose at least one' } };

export const Disabled: Story = { args: { disabled: true } };

export const Chosen: Story = {
  name: 'Each chip is a checkbox of the named group',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('group', { name: 'What the guest may use' })).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Mastercard' }));
    await expect(args.onChange).toHaveBeenCalledWith(['APPLE PAY', 'VISA', 'KLARNA', 'MASTERCARD']);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Visa' }));
    await expect(canvas.getByRole('checkbox', { name: 'Visa' })).not.toBeChecked();
    await expect(canvas.getByRole('group')).toHaveTextContent('3 of 8');
  },
};

export const Keyboard: Story = {
  name: 'Without a mouse: Tab goes from chip to chip, Space chooses',
  play: async ({ canvas }) => {
    canvas.getByRole('checkbox', { name: 'Apple Pay' }).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: 'Google Pay' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: 'Google Pay' })).toBeChecked();
  },
};

export const All: Story = {
  name: 'A long list shows its first, and what is chosen; the rest on demand',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(6);
    await expect(canvas.getByRole('checkbox', { name: 'Klarna' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }));
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(8);
    await expect(canvas.getByRole('button', { name: 'Show fewer' })).toHaveAttribute('aria-expanded', 'true');
  },
};
