import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarClock, CreditCard, Landmark, Link, Nfc, Split } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { RadioCards, type RadioCardsProps } from './radio-cards.tsx';

function Held({ onChange, ...args }: RadioCardsProps) {
  const [value, setValue] = useState(args.value);
  return (
    <RadioCards
      {...args}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Fields/Radio cards',
  component: RadioCards,
  args: {
    label: 'How it is paid',
    value: 'link',
    onChange: fn(),
    options: [
      {
        value: 'link',
        label: 'Payment link',
        icon: Link,
        hint: 'One guest pays by card, wallet or bank. The link goes out by e-mail, SMS or QR code.',
      },
      {
        value: 'scheduled',
        label: 'Scheduled',
        icon: CalendarClock,
        hint: 'The link goes out, or the card is charged, later.',
      },
      { value: 'card', label: 'Saved card', icon: CreditCard, disabledReason: 'The guest has no saved card' },
      { value: 'vpos', label: 'vPOS', icon: Nfc },
      { value: 'wire', label: 'Wire transfer', icon: Landmark },
      { value: 'split', label: 'Split', icon: Split },
    ],
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof RadioCards>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { value: '' } };

export const Arrows: Story = {
  name: 'Without a mouse: one tab stop; arrow keys choose and skip disabled options',
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Payment link' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'vPOS' })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('vpos');
  },
};

export const SaysWhatItDoes: Story = {
  name: "The chosen option's description is announced",
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Scheduled'));
    await expect(canvas.getByText('The link goes out, or the card is charged, later.')).toHaveAttribute(
      'aria-live',
      'polite',
    );
    await expect(canvas.queryByText(/One guest pays/)).toBeNull();
  },
};

export const SaysWhyNot: Story = {
  name: 'A disabled option gives the reason',
  play: async ({ canvas, args }) => {
    const card = canvas.getByRole('radio', { name: 'Saved card' });
    await expect(card).toBeDisabled();
    await expect(card).toHaveAccessibleDescription('The guest has no saved card');
    await userEvent.click(canvas.getByText('Saved card'));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
