import { toGuestContent } from '@deck/guest';
import { halcyon, kalypso } from '@deck/guest/examples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { MoneyLine, type MoneyLineProps } from './money-line.tsx';

const part = (name: MoneyLineProps['segments'][number]['name'], share: number, isToHold = false) => ({
  name,
  share,
  isToHold,
});

const meta = {
  title: 'Data/Money line',
  component: MoneyLine,
  args: {
    segments: [part('paid', 0.1), part('asked', 0.3), part('due', 0.6)],
    label: 'Paid €648.00, this payment €1,944.00, still due €3,888.00',
  },
} satisfies Meta<typeof MoneyLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { size: 'small' } };

const getParts = (root: HTMLElement) => Array.from(root.querySelectorAll<HTMLElement>('[data-shape]'));
const getWidths = (root: HTMLElement) => getParts(root).map((one) => one.getBoundingClientRect().width);

export const OneImage: Story = {
  name: 'It is one image that reads all its sums',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('img', { name: args.label })).toBeVisible();
    await expect(canvas.getAllByRole('img')).toHaveLength(1);
  },
};

export const AsWideAsItsShare: Story = {
  name: 'A part is as wide as its share',
  play: async ({ canvasElement }) => {
    const [paid = 0, asked = 0, due = 0] = getWidths(canvasElement);
    await expect(asked / paid).toBeCloseTo(3, 1);
    await expect(due / paid).toBeCloseTo(6, 1);
  },
};

export const SmallestPart: Story = {
  name: 'The smallest part is still seen',
  args: {
    segments: [part('paid', 0.000001), part('asked', 0.999998), part('due', 0.000001)],
    label: 'Paid €0.01, this payment €9,999.98, still due €0.01',
  },
  decorators: [
    (Story) => (
      <div style={{ width: 320 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    for (const width of getWidths(canvasElement)) await expect(width).toBeGreaterThanOrEqual(4);
    const line = canvas.getByRole('img');
    await expect(line.scrollWidth).toBeLessThanOrEqual(line.clientWidth);
  },
};

export const ToldWithoutColour: Story = {
  name: 'Paid is solid, this payment outlined, the rest empty',
  play: async ({ canvasElement }) => {
    const drawn = getParts(canvasElement).map((one) => {
      const { borderTopWidth, backgroundImage } = getComputedStyle(one);
      return [one.dataset.shape, borderTopWidth, backgroundImage];
    });
    await expect(drawn).toEqual([
      ['paid', '0px', 'none'],
      ['this', '2px', 'none'],
      ['due', '1px', 'none'],
    ]);
  },
};

export const Hold: Story = {
  name: 'What will be held is hatched inside the same outline',
  args: {
    segments: [part('paid', 0.5), part('asked', 0.5, true)],
    label: 'Paid €11,750.00, this hold €11,750.00',
  },
  play: async ({ canvasElement }) => {
    const [, hold] = getParts(canvasElement);
    await expect(hold).toHaveAttribute('data-shape', 'toHold');
    await expect(getComputedStyle(hold as HTMLElement).backgroundImage).toMatch(/gradient/);
    await expect(getComputedStyle(hold as HTMLElement).borderTopWidth).toBe('2px');
  },
};

export const Content: Story = {
  name: 'It takes the line of a guest’s content as it is',
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      {[kalypso, halcyon].map((facts) => {
        const line = toGuestContent(facts, 'ru').line;
        return line && <MoneyLine key={line.title} segments={line.segments} label={line.sentence} />;
      })}
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(2);
    await expect(canvas.getByRole('img', { name: /^Оплачено 648,00\s€, этот платёж/ })).toBeVisible();
  },
};

export const Paid: Story = {
  name: 'When it is paid, the paid part fills up and the rest keeps its place',
  render: (args) => <PaidOnPress {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const due = () => getParts(canvasElement).at(-1)?.getBoundingClientRect();
    const before = due();
    await userEvent.click(canvas.getByRole('button', { name: 'Pay' }));
    await waitFor(() => expect(getWidths(canvasElement)[0]).toBeGreaterThan((before?.left ?? 0) * 0.9));
    await expect(getParts(canvasElement)).toHaveLength(2);
    await expect(due()?.right).toBeCloseTo(before?.right ?? 0, 0);
  },
};

function PaidOnPress({ segments, ...props }: MoneyLineProps) {
  const [isPaid, setPaid] = useState(false);
  return (
    <div style={{ display: 'grid', justifyItems: 'start', gap: 16 }}>
      <MoneyLine {...props} segments={isPaid ? [part('paid', 0.4), part('due', 0.6)] : segments} />
      <Button onClick={() => setPaid(true)}>Pay</Button>
    </div>
  );
}
