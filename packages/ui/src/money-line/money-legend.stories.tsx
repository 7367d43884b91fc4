import { type GuestLanguage, toGuestContent } from '@deck/guest';
import { halcyon, kalypso, kalypsoPaid } from '@deck/guest/examples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MoneyLegend } from './money-legend.tsx';

const getLegend = (facts: typeof kalypso, language: GuestLanguage = 'en') =>
  toGuestContent(facts, language).line?.legend ?? [];

const meta = {
  title: 'Data/Money legend',
  component: MoneyLegend,
  args: { items: getLegend(kalypso), face: 'page' },
} satisfies Meta<typeof MoneyLegend>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { face: 'phone' } };

export const Tied: Story = {
  name: 'Each word is tied to its sum and its date',
  play: async ({ canvas }) => {
    const terms = canvas.getAllByRole('term').map(({ textContent }) => textContent);
    await expect(terms).toEqual(['Paid', 'This payment', 'Still due']);
    const [sum, date] = canvas.getAllByRole('definition');
    await expect(sum).toHaveTextContent('€648.00');
    await expect(date).toHaveTextContent('14 Nov 2026, booking fee');
  },
};

export const SameShapes: Story = {
  name: 'Each wears the shape of its part of the line',
  args: { items: getLegend(halcyon) },
  play: async ({ canvasElement }) => {
    const shapes = Array.from(
      canvasElement.querySelectorAll<HTMLElement>('[data-shape]'),
      (one) => one.dataset.shape,
    );
    await expect(shapes).toEqual(['paid', 'toHold', 'due']);
  },
};

export const Phone: Story = {
  name: 'On a phone it is one line of short words without dates',
  args: { face: 'phone' },
  decorators: [
    (Story) => (
      <div style={{ width: 358 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Now')).toBeVisible();
    await expect(canvas.queryByText(/by Sun 22 Nov/)).toBeNull();
    const tops = canvas.getAllByRole('term').map((term) => term.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(1);
  },
};

export const Pass: Story = {
  name: 'On the receipt the dates are left out',
  args: { items: getLegend(kalypsoPaid), face: 'pass' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Still due')).toBeVisible();
    await expect(canvas.getAllByRole('definition')).toHaveLength(2);
  },
};

export const LongWords: Story = {
  name: 'Long words wrap in a narrow place; no sum is cut',
  args: { items: getLegend(halcyon, 'ru') },
  decorators: [
    (Story) => (
      <div style={{ width: 288 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    for (const cell of [...canvas.getAllByRole('term'), ...canvas.getAllByRole('definition')])
      await expect(cell.scrollWidth).toBeLessThanOrEqual(cell.clientWidth);
  },
};
