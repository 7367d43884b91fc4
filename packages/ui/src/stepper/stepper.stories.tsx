import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stepper } from './stepper.tsx';

const meta = {
  title: 'Layout/Stepper',
  component: Stepper,
  args: { steps: ['Fill Data', 'Check Data', 'Completed', 'Make a payment'], current: 1 },
} satisfies Meta<typeof Stepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { current: 3 } };

export const OneCurrent: Story = {
  name: 'Exactly one step is the current, and it is announced',
  play: async ({ canvas }) => {
    const current = canvas
      .getAllByRole('listitem')
      .filter((item) => item.getAttribute('aria-current') === 'step');
    await expect(current).toHaveLength(1);
    await expect(current[0]).toHaveTextContent('Check Data');
  },
};

export const Done: Story = {
  name: 'A completed step says so as text, not only by its mark',
  args: { current: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('done')).toHaveLength(3);
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('Fill Data');
  },
};
