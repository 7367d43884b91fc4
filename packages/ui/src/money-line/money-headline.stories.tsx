import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MoneyHeadline } from './money-headline.tsx';

const meta = {
  title: 'Data/Money headline',
  component: MoneyHeadline,
  args: {
    label: 'Order total',
    total: '€6,480.00',
    state: 'One third is paid and one third held.',
    ends: 'The link for €1,080.00 ends tomorrow, the hold two days from now, both before check-in.',
    isLate: false,
  },
} satisfies Meta<typeof MoneyHeadline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { ends: 'The hold of €2,160.00 ends 6 days from now, after check-in.', isLate: true },
};

export const Named: Story = {
  name: 'A screen reader hears what the figure is',
  play: async ({ canvas }) => {
    const label = canvas.getByText('Order total');
    await expect(label.closest('p')).toHaveTextContent('Order total €6,480.00');
  },
};

export const Narrow: Story = {
  name: 'Where a long figure leaves no room, the sentence stands below it, and nothing is cut',
  args: { total: 'KWD 10,234,567,890.000' },
  render: (args) => (
    <div style={{ width: 320 }} data-room>
      <MoneyHeadline {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const room = canvasElement.querySelector('[data-room]');
    await expect(room?.scrollWidth).toBeLessThanOrEqual(320);
    const figure = canvas.getByText('Order total').closest('p')?.getBoundingClientRect();
    const sentence = canvas.getByText(/One third/).getBoundingClientRect();
    await expect(sentence.top).toBeGreaterThanOrEqual(figure?.bottom ?? 0);
  },
};
