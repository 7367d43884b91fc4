import { type MoneyLineName, placeOnDays, toMoneyLine } from '@deck/values';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../button/button.tsx';
import type { DayMark, DayMarkKind } from './day-labels.ts';
import { OrderMoneyLine, type OrderMoneyLineProps } from './order-money-line.tsx';
import { days, now, order } from './sample-money.ts';

const words: Readonly<Record<MoneyLineName, readonly [label: string, amount: string, detail: string]>> = {
  paid: ['Paid', '€2,160.00', 'Visa •••• 4417, 20.11'],
  held: ['Held', '€2,160.00', 'Visa •••• 4417, capture until 27.11 23:59'],
  asked: ['Asked', '€1,080.00', 'Link, until 26.11 16:20'],
  refunded: ['Refunded', '€324.00', ''],
  notAsked: ['Not asked yet', '€1,080.00', 'At most this can be asked'],
  closed: ['No longer asked', '€1,080.00', ''],
};

const getParts = (facts: typeof order) =>
  toMoneyLine(facts, now).segments.map(({ name, share }) => {
    const [label, amount, detail] = words[name];
    return { name, share, label, amount, detail };
  });

const mark = (kind: DayMarkKind, label: string, at: string): DayMark => ({
  kind,
  label,
  place: placeOnDays(days, Date.parse(at)),
  date: `${at.slice(8, 10)}.${at.slice(5, 7)}`,
  moment: `${at.slice(8, 10)}.${at.slice(5, 7)} ${at.slice(11, 16)}`,
});

const marks = [
  mark('created', 'Created', '2026-11-20T07:10:00Z'),
  mark('today', 'Today', '2026-11-25T07:41:00Z'),
  mark('linkEnds', 'Link ends', '2026-11-26T14:20:00Z'),
  mark('captureUntil', 'Capture until', '2026-11-27T21:59:00Z'),
  mark('start', 'Check-in', '2026-11-29T00:00:00Z'),
  mark('end', 'Check-out', '2026-12-03T22:00:00Z'),
];

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
  args: { marks: [...marks, mark('declined', 'Declined, Mastercard •••• 7665', '2026-11-20T07:13:00Z')] },
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
  name: 'A pressed part offers its act, by keys too, and is let go by pressing again',
  decorators: [at(960)],
  render: (args) => <Pressing {...args} />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const held = canvas.getByRole('button', { name: /^Held/ });
    await expect(held).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('button', { name: 'Act on held' })).toBeVisible();
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

function Pressing(props: OrderMoneyLineProps) {
  const [selected, setSelected] = useState<MoneyLineName>();
  const act = selected && <Button size="small">{`Act on ${selected}`}</Button>;
  return <OrderMoneyLine {...props} selected={selected} onSelect={setSelected} act={act} />;
}
