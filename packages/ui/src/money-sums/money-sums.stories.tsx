import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MoneySums } from './money-sums.tsx';

const meta = {
  title: 'Data/Money sums',
  component: MoneySums,
  args: {
    sums: [
      { name: 'paid', share: 0.509, label: 'Paid', amount: '31,180.40' },
      { name: 'held', share: 0.391, label: 'Held', amount: '23,910.00' },
      { name: 'asked', share: 0.025, label: 'Asked', amount: '1,492.50' },
      { name: 'notAsked', share: 0.075, label: 'Not asked', amount: '4,621.90' },
    ],
  },
} satisfies Meta<typeof MoneySums>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { bare: false } };

export const Tied: Story = {
  name: 'Each word is tied to its sum',
  play: async ({ canvas }) => {
    const terms = canvas.getAllByRole('term').map(({ textContent }) => textContent);
    await expect(terms).toEqual(['Paid', 'Held', 'Asked', 'Not asked']);
    await expect(canvas.getAllByRole('definition')[1]).toHaveTextContent('23,910.00');
  },
};

export const Spoken: Story = {
  name: 'Without its words it still says its sums to a screen reader',
  args: { bare: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('term')).toBeNull();
    await expect(canvas.getByRole('img')).toHaveAccessibleName(
      'Paid 31,180.40, Held 23,910.00, Asked 1,492.50, Not asked 4,621.90',
    );
  },
};

export const Nothing: Story = {
  name: 'A sum of nothing is named and takes no part of the line',
  args: {
    sums: [
      { name: 'paid', share: 1, label: 'Paid', amount: '31,180.40' },
      { name: 'held', share: 0, label: 'Held', amount: '0.00' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img').childElementCount).toBe(1);
    await expect(canvas.getByText('Held')).toBeVisible();
  },
};
