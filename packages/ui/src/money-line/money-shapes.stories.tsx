import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MoneyShapes } from './money-shapes.tsx';

const meta = {
  title: 'Data/Money shapes',
  component: MoneyShapes,
  args: {
    label: 'Money line',
    shapes: [
      { name: 'paid', label: 'Paid' },
      { name: 'held', label: 'Held' },
      { name: 'asked', label: 'Asked' },
      { name: 'notAsked', label: 'Not asked' },
      { name: 'refunded', label: 'Refunded' },
    ],
  },
} satisfies Meta<typeof MoneyShapes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};

export const Named: Story = {
  name: 'It is a list that names each shape',
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('list', { name: 'Money line' })).toBeVisible();
    const said = canvas.getAllByRole('listitem').map((item) => item.textContent);
    await expect(said).toEqual(['Paid', 'Held', 'Asked', 'Not asked', 'Refunded']);
    const shapes = Array.from(canvasElement.querySelectorAll<HTMLElement>('[data-shape]'));
    await expect(new Set(shapes.map((shape) => shape.dataset.shape)).size).toBe(5);
  },
};

export const Narrow: Story = {
  name: 'In a narrow place it takes two lines, and nothing is cut',
  render: (args) => (
    <div style={{ width: 240 }} data-room>
      <MoneyShapes {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-room]')?.scrollWidth).toBeLessThanOrEqual(240);
  },
};

export const Days: Story = {
  name: 'In a wide window it also says what stands on the days',
  tags: ['desk'],
  args: { days: { needle: 'Today', notch: 'Check-in' } },
  play: async ({ canvas }) => {
    const said = canvas.getAllByRole('listitem').map((item) => item.textContent);
    const isWide = window.innerWidth >= 1440;
    await expect(said.slice(5)).toEqual(isWide ? ['Today', 'Check-in'] : []);
  },
};
