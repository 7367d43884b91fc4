import type { MoneyLineName } from '@deck/values';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../button/button.tsx';
import type { DayMarkKind } from './day-labels.ts';
import { OrderMoneyLine, type OrderMoneyLineProps } from './order-money-line.tsx';
import { getMarks, getParts, inRussian, long, markAt, oneDay, order } from './sample-money.ts';

const marks = getMarks(order).filter(({ kind }) => kind !== 'declined');

const meta = {
  title: 'Data/Order money line',
  component: OrderMoneyLine,
  args: {
    label: 'Money of order KLB-20418',
    parts: getParts(order),
    marks,
    selected: undefined,
    onSelect: fn(),
  },
} satisfies Meta<typeof OrderMoneyLine>;

export default meta;
type Story = StoryObj<typeof meta>;

const at = (width: number) => (Story: () => ReactNode) => (
  <div style={{ width }}>
    <Story />
  </div>
);

export const Default: Story = {};

export const Playground: Story = { args: { selected: 'held', act: <Button size="small">Capture</Button> } };

export const OneList: Story = {
  name: 'It is one list for a screen reader, each part a button that says all of it',
  decorators: [at(960)],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('list')).toHaveLength(1);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    const held = canvas.getByRole('button', {
      name: 'Held, €2,160.00, Visa •••• 4417, capture until 27.11 23:59',
    });
    await expect(held).toHaveAttribute('aria-pressed', 'false');
  },
};

export const Declined: Story = {
  name: 'A decline is a diamond on the days, beside the mark it would fall on, and a line of the list',
  args: { marks: [...marks, markAt('declined', 'Declined, Mastercard •••• 7665', '2026-11-20T07:13:00Z')] },
  decorators: [at(960)],
  play: async ({ canvas, canvasElement }) => {
    const placeOf = (kind: DayMarkKind) =>
      canvasElement.querySelector(`[data-mark=${kind}]`)?.getBoundingClientRect().x ?? 0;
    await expect(placeOf('declined') - placeOf('created')).toBeGreaterThan(30);
    const items = canvas.getAllByRole('listitem');
    await expect(items.at(-1)).toHaveTextContent('Declined, Mastercard •••• 7665, 20.11 07:13');
  },
};

export const Pressed: Story = {
  name: 'A pressed part offers its act, by keys too, without moving the line, and is let go by pressing again',
  decorators: [at(960)],
  render: (args) => <Pressing {...args} />,
  play: async ({ canvas }) => {
    const held = canvas.getByRole('button', { name: /^Held/ });
    const placeOf = () => held.getBoundingClientRect().top;
    const before = placeOf();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(held).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('button', { name: 'Act on held' })).toBeVisible();
    await expect(placeOf()).toBe(before);
    await userEvent.click(held);
    await expect(held).toHaveAttribute('aria-pressed', 'false');
    await expect(canvas.queryByRole('button', { name: 'Act on held' })).toBeNull();
  },
};

export const AsWideAsItsShare: Story = {
  name: 'Wide, a part is as wide as its share',
  decorators: [at(960)],
  play: async ({ canvas }) => {
    const widthOf = (name: RegExp) => canvas.getByRole('button', { name }).getBoundingClientRect().width;
    await expect(widthOf(/^Held/) / widthOf(/^Asked/)).toBeCloseTo(2, 1);
    await expect(widthOf(/^Paid/)).toBeCloseTo(widthOf(/^Held/), 0);
  },
};

export const Narrow: Story = {
  name: 'On a phone its words are rows of 56 below the bar, and nothing is wider than the line',
  decorators: [at(358)],
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button'))
      await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(56);
    const list = canvas.getByRole('list', { name: 'Money of order KLB-20418' });
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
    await expect(canvas.getByRole('button', { name: /^Held .*€2,160\.00$/ })).toBeVisible();
  },
};

export const SmallPart: Story = {
  name: 'Where a part has no room for its words, they stand below',
  args: { parts: getParts({ ...order, paid: 1_000n }) },
  decorators: [at(960)],
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button'))
      await expect(button.getBoundingClientRect().width).toBeGreaterThan(128);
  },
};

export const TooMuch: Story = {
  name: 'What was paid beyond the total is said above the end',
  args: {
    parts: [{ name: 'paid', share: 1, label: 'Paid', amount: '€6,600.00', detail: '' }],
    marks: [],
    excess: '€120.00 too much',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('€120.00 too much')).toBeVisible();
  },
};

const getLabels = (root: HTMLElement) => Array.from(root.querySelectorAll<HTMLElement>('[data-label]'));

/** None of the words of its marks stands on another. */
const haveRoom = async (root: HTMLElement) => {
  const boxes = getLabels(root)
    .map((label) => label.getBoundingClientRect())
    .toSorted((a, b) => a.left - b.left);
  for (const [i, box] of boxes.entries())
    await expect(box.left).toBeGreaterThanOrEqual(boxes[i - 1]?.right ?? 0);
};

export const MarksJoin: Story = {
  name: 'Where marks are near one another their labels join, and none stands on another',
  decorators: [at(680)],
  play: async ({ canvasElement }) => {
    await expect(getLabels(canvasElement).map((label) => label.textContent)).toContain('Today25.11 - 26.11');
    await haveRoom(canvasElement);
  },
};

export const OneDay: Story = {
  name: 'A hire of the day it was made has hours',
  args: { marks: oneDay },
  decorators: [at(358)],
  play: async ({ canvasElement }) => {
    await expect(getLabels(canvasElement).map((label) => label.textContent)).toContain('05:00');
    await haveRoom(canvasElement);
  },
};

export const Over: Story = {
  name: 'An order that is over has no today',
  args: { marks: getMarks(order, null) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByText('Today')).toBeNull();
    await expect(canvasElement.querySelector('[data-mark=today]')).toBeNull();
  },
};

export const NothingToPay: Story = {
  name: 'An order of nothing has its days, and no part',
  args: { parts: getParts({ ...order, total: 0n, paid: 0n, held: 0n, asked: 0n }) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryAllByRole('button')).toHaveLength(0);
    await expect(canvasElement.querySelector('[data-mark=start]')).toBeVisible();
  },
};

export const TenDigits: Story = {
  name: 'Sums of ten digits are whole at 640',
  args: { parts: long },
  decorators: [at(640)],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/^€?2,160,000,000\.00$/)).toHaveLength(2);
    for (const item of canvas.getAllByRole('listitem'))
      await expect(item.scrollWidth).toBeLessThanOrEqual(item.clientWidth + 1);
  },
};

export const Russian: Story = {
  name: 'Longer words have room',
  args: inRussian,
  decorators: [at(960)],
  play: async ({ canvasElement }) => haveRoom(canvasElement),
};

export const Moves: Story = {
  name: 'A part that comes while somebody looks grows, one that was there does not',
  decorators: [at(960)],
  render: (args) => <Refunding {...args} />,
  play: async ({ canvas }) => {
    const motionOf = (name: RegExp) => {
      const item = canvas.getByRole('button', { name }).closest('li');
      return item === null ? '' : getComputedStyle(item).animationName;
    };
    await expect(motionOf(/^Not asked/)).toBe('none');
    await userEvent.click(canvas.getByRole('button', { name: 'Refund' }));
    await expect(motionOf(/^Refunded/)).not.toBe('none');
    await expect(motionOf(/^Paid/)).toBe('none');
  },
};

function Refunding(props: OrderMoneyLineProps) {
  const [facts, setFacts] = useState({ ...order, paid: 432_000n, held: 0n });
  const refund = () => setFacts({ ...facts, paid: 216_000n, refunded: 216_000n });
  return (
    <>
      <Button onClick={refund}>Refund</Button>
      <OrderMoneyLine {...props} parts={getParts(facts)} />
    </>
  );
}

function Pressing(props: OrderMoneyLineProps) {
  const [selected, setSelected] = useState<MoneyLineName>();
  const act = selected && <Button size="small">{`Act on ${selected}`}</Button>;
  return <OrderMoneyLine {...props} selected={selected} onSelect={setSelected} act={act} />;
}
