import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Spinner } from './spinner.tsx';

const meta = { title: 'Feedback/Spinner', component: Spinner } satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { size: 20, label: 'Asking the bank' } };

export const Announced: Story = {
  name: 'It names the pending content',
  args: { label: 'Asking the bank' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Asking the bank');
  },
};

// Specification 9.32
export const Sized: Story = {
  name: 'It is 32 px unless a smaller size is set',
  play: async ({ canvas }) => {
    const ring = canvas.getByRole('status').querySelector('svg');
    await expect(ring?.getBoundingClientRect().width).toBe(32);
  },
};
