import { toMoneyLine } from '@deck/values';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RowMoneyLine, type RowMoneyLineProps } from './row-money-line.tsx';
import { days, now, order, rows } from './sample-money.ts';

const line = toMoneyLine(order, now);

const meta = {
  title: 'Data/Row money line',
  component: RowMoneyLine,
  args: {
    segments: line.segments,
    needle: line.needle,
    hasDays: true,
    label: 'Paid 33 %, held 33 %, asked 17 %, not asked 17 %',
  },
} satisfies Meta<typeof RowMoneyLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { needle: null, hasDays: false } };

const getParts = (root: HTMLElement) => Array.from(root.querySelectorAll<HTMLElement>('[data-shape]'));

export const OneImage: Story = {
  name: 'It is one image of 96 by 18 that says its shares',
  play: async ({ canvas, args }) => {
    const image = canvas.getByRole('img', { name: args.label });
    const { width, height } = image.getBoundingClientRect();
    await expect([width, height]).toEqual([96, 18]);
  },
};

export const Order: Story = {
  name: 'Paid, held, asked and not asked follow one another',
  play: async ({ canvasElement }) => {
    const shapes = getParts(canvasElement).map((part) => part.dataset.shape);
    await expect(shapes).toEqual(['paid', 'held', 'asked', 'notAsked']);
  },
};

export const WithoutColour: Story = {
  name: 'Each shape differs from the others without colour',
  args: { segments: toMoneyLine({ ...order, refunded: 50_000n }, now).segments },
  play: async ({ canvasElement }) => {
    const looks = getParts(canvasElement).map((part) => {
      const { borderTopWidth, backgroundImage, boxShadow } = getComputedStyle(part);
      return [borderTopWidth, backgroundImage, boxShadow === 'none'].join();
    });
    await expect(new Set(looks).size).toBe(5);
  },
};

export const SmallestPart: Story = {
  name: 'The smallest part is four pixels wide, and the line no wider for it',
  args: { segments: toMoneyLine({ ...order, paid: 1n }, now).segments },
  play: async ({ canvasElement }) => {
    const widths = getParts(canvasElement).map((part) => part.getBoundingClientRect().width);
    await expect(Math.min(...widths)).toBeGreaterThanOrEqual(4);
    await expect(widths.reduce((all, width) => all + width, 2 * (widths.length - 1))).toBeCloseTo(96, 1);
  },
};

export const Needle: Story = {
  name: 'The needle stands on the notch on the day of the check-in, and nowhere once the stay is over',
  render: (args) => (
    <div style={{ display: 'grid', gap: 8 }}>
      {[days.created, days.start, days.end + 1].map((at) => (
        <RowMoneyLine key={at} {...args} needle={toMoneyLine(order, at).needle} />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const places = Array.from(canvasElement.querySelectorAll<HTMLElement>('[data-place]'));
    await expect(places.map((place) => place.dataset.place)).toEqual(['0', '71']);
  },
};

export const Column: Story = {
  name: 'A column of them is read downwards',
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      {rows.map(({ name, facts }) => {
        const { segments, needle } = toMoneyLine(facts, now);
        const props: RowMoneyLineProps = { segments, needle, hasDays: facts.days !== null, label: name };
        return <RowMoneyLine key={name} {...props} />;
      })}
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(rows.length);
  },
};
