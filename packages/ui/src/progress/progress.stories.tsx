import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Progress } from './progress.tsx';

const meta = {
  title: 'Feedback/Progress',
  component: Progress,
  args: { label: 'Processing orders.csv', value: 312, max: 1284, words: '312 of 1,284 rows' },
} satisfies Meta<typeof Progress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { value: 42, max: 100, words: undefined } };

export const Said: Story = {
  name: 'It is named by its label and announces its progress, as text if given',
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Processing orders.csv' });
    await expect(bar).toHaveAttribute('aria-valuenow', '24');
    await expect(bar).toHaveAttribute('aria-valuetext', '312 of 1,284 rows');
  },
};

export const NeverTooMuch: Story = {
  name: 'It never announces 100 % before completion, nor more than that',
  render: () => (
    <>
      <Progress label="Almost" value={1283} max={1284} />
      <Progress label="Beyond" value={2000} max={1284} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Almost' })).toHaveAttribute(
      'aria-valuetext',
      '99%',
    );
    await expect(canvas.getByRole('progressbar', { name: 'Beyond' })).toHaveAttribute('aria-valuenow', '100');
  },
};

export const Unknown: Story = {
  name: 'While the progress is unknown or invalid, it announces none',
  render: () => (
    <>
      <Progress label="Unknown" />
      <Progress label="No figure" value={Number.NaN} max={0} />
    </>
  ),
  play: async ({ canvas }) => {
    for (const bar of canvas.getAllByRole('progressbar'))
      await expect(bar).not.toHaveAttribute('aria-valuenow');
  },
};
