import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stat } from './stat.tsx';

const meta = {
  title: 'Data/Stat',
  component: Stat,
  args: { label: 'Order total', value: '€6,480.00' },
} satisfies Meta<typeof Stat>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { label: 'Held', value: '€2,160.00', marker: 'held' } };

export const Named: Story = {
  name: 'The figure is tied to its name',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('term')).toHaveTextContent('Order total');
    await expect(canvas.getByRole('definition')).toHaveTextContent('€6,480.00');
  },
};
