import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { CardSelector, type CardSelectorProps, type SavedCards } from './card-selector.tsx';
import { card, exampleCards } from './example-cards.ts';

function Held({ onChange, ...args }: CardSelectorProps) {
  const [value, setValue] = useState(args.value);
  return (
    <CardSelector
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
  title: 'Fields/Card selector',
  component: CardSelector,
  args: { label: 'Card', value: '', cards: exampleCards, onChange: fn() },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof CardSelector>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { value: 'c1' } };

export const Playground: Story = { args: { value: '0', hint: 'The card is charged on 24.11.2026' } };

// Specification 3.35, 3.36
export const Named: Story = {
  name: 'A card is named by brand and last digits, described by holder and expiry; only first six and last four are shown',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Card' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Visa ending in 4242' })).toHaveAccessibleDescription(
      'MARIA PAPADOPOULOU Valid until 08/28',
    );
    await expect(canvas.getByText('4242 42•• •••• 4242')).toBeVisible();
  },
};

// Specification 2.72, 3.38
export const AddNewFirst: Story = {
  name: 'The first option is a new card: its value is 0',
  play: async ({ canvas, args }) => {
    const [first] = canvas.getAllByRole('radio');
    await expect(first).toHaveAccessibleName('Add new');
    await userEvent.click(canvas.getByText('Add new'));
    await expect(args.onChange).toHaveBeenLastCalledWith('0');
    await expect(first).toBeChecked();
  },
};

export const Arrows: Story = {
  name: 'Without a mouse: one tab stop; arrow keys choose and skip the expired card',
  args: { value: 'c2' },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: /4444/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: /7711/ })).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith('c4');
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('0');
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

export const ExpiredMeanwhile: Story = {
  name: 'A chosen card that has expired is an error with the reason, and keys reach the others',
  args: {
    value: 'c1',
    cards: exampleCards.map((card) => (card.id === 'c1' ? { ...card, expired: true } : card)),
  },
  play: async ({ canvas, args }) => {
    const expired = canvas.getByRole('radio', { name: 'Visa ending in 4242' });
    const group = canvas.getByRole('radiogroup', { name: 'Card' });
    await expect(group).toBeInvalid();
    await expect(group).toHaveAccessibleDescription(/^Expired/);
    await userEvent.tab();
    await expect(expired).toHaveFocus();
    await expect(expired).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith('0');
    await expect(group).toBeValid();
  },
};

export const Expired: Story = {
  name: 'An expired card is shown with the reason and cannot be chosen',
  play: async ({ canvas, args }) => {
    const expired = canvas.getByRole('radio', { name: 'American Express ending in 0005' });
    await expect(expired).toBeDisabled();
    await expect(expired).toHaveAccessibleDescription(/Expired 03\/25$/);
    await expect(canvas.getByText('Expired 03/25')).toBeVisible();
    await userEvent.click(canvas.getByText('Expired 03/25'));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const OtherReason: Story = {
  name: 'A card that cannot be chosen for another reason shows it, and its state',
  args: {
    cards: [
      {
        ...card('c1', 'visa', '424242******4242', 'MARIA PAPADOPOULOU', 8, 2028),
        state: { tone: 'warning', label: 'In use' },
        disabledReason: 'This card cannot be charged in JPY',
      },
    ],
  },
  play: async ({ canvas }) => {
    const radio = canvas.getByRole('radio', { name: /4242/ });
    await expect(radio).toBeDisabled();
    await expect(radio).toHaveAccessibleDescription(/In use This card cannot be charged in JPY$/);
  },
};

export const InError: Story = {
  name: 'An error describes the group',
  args: { state: 'error', feedback: 'Choose a card' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toBeInvalid();
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('Choose a card');
  },
};

export const Loading: Story = {
  name: 'While the cards load, a new card can be chosen, and loading is announced',
  args: { status: 'loading', cards: undefined },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the saved cards');
    await expect(canvas.getAllByRole('radio')).toHaveLength(1);
    await userEvent.click(canvas.getByText('Add new'));
    await expect(args.onChange).toHaveBeenLastCalledWith('0');
  },
};

export const Empty: Story = {
  name: 'Without saved cards it says so, and a new one can be added',
  args: { cards: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The customer has no saved card yet.')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Add new' })).toBeEnabled();
  },
};

const retry = fn();

export const Failed: Story = {
  name: 'If the cards cannot be loaded, it says so and offers to try again',
  args: { status: 'error', cards: undefined, onRetry: retry },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('The saved cards could not be loaded.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalled();
    await expect(canvas.getByRole('radio', { name: 'Add new' })).toBeEnabled();
  },
};

export const TriedAgain: Story = {
  name: 'Trying again keeps the focus in the group, before its options',
  render: function Again(args) {
    const [isLoading, setLoading] = useState(false);
    const cards: SavedCards = isLoading
      ? { status: 'loading' }
      : { status: 'error', onRetry: () => setLoading(true) };
    return <CardSelector label={args.label} value={args.value} onChange={args.onChange} {...cards} />;
  },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Try again' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the saved cards');
    await expect(canvas.getByRole('radiogroup').contains(document.activeElement)).toBe(true);
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Add new' })).toHaveFocus();
  },
};

export const Hidden: Story = {
  name: 'When hidden it takes no space',
  args: { status: 'hidden', cards: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('radiogroup')).toBeNull();
    await expect(canvas.queryByText('Card')).toBeNull();
  },
};

const longest = 'MARIA-ALEXANDRA CONSTANTINOPOULOU VON HOHENSTEIN-LICHTENBERG Y ÁLVAREZ DE TOLEDO';

export const Hostile: Story = {
  name: 'A very long holder, an invalid number and an invalid month break nothing',
  args: {
    value: 'no such card',
    cards: [
      card('1', 'unknown', `${longest} ${'W'.repeat(400)}`, `\u202E${longest}${'W'.repeat(400)}`, 13, 2028),
      card('2', 'visa electron', '', '', null, null),
      card('3', 'maestro', '\u0000****🙂', '🙂', Number.NaN, -1),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(4);
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toBeChecked();
    await expect(canvas.queryByText(/Valid until/)).toBeNull();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
