import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Figures } from './figures.tsx';

const meta = {
  title: 'Data/Figures',
  component: Figures,
  args: { children: '24.11 - 28.11.2026' },
} satisfies Meta<typeof Figures>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { children: 'KLB-20418' } };

export const OneWidth: Story = {
  name: 'Only figures are tabular',
  play: async ({ canvas, canvasElement }) => {
    for (const figures of ['24.11', '28.11.2026'])
      await expect(getComputedStyle(canvas.getByText(figures)).fontVariantNumeric).toBe('tabular-nums');
    await expect(canvasElement).toHaveTextContent('24.11 - 28.11.2026');
    await expect(canvasElement.querySelectorAll('span')).toHaveLength(2);
  },
};
