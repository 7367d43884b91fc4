import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Card } from '../card/card.tsx';
import { Timeline, type TimelineEvent } from './timeline.tsx';

const events: readonly TimelineEvent[] = [
  { id: '1', tone: 'neutral', title: 'Order created', author: 'Eleni Markou', at: '2026-11-20T07:09:00Z' },
  { id: '2', tone: 'info', title: 'Link sent to e-mail', author: 'Eleni Markou', at: '2026-11-20T07:10:00Z' },
  {
    id: '3',
    tone: 'danger',
    title: 'Declined €2,160.00',
    detail: 'Insufficient funds (51), Mastercard •••• 0291',
    author: 'Customer',
    at: '2026-11-20T07:13:00Z',
  },
  { id: '4', tone: 'success', title: 'Charged €2,160.00', author: 'Customer', at: '2026-11-20T07:14:00Z' },
  {
    id: '5',
    tone: 'warning',
    title: 'Refunded €120.00',
    detail: 'Minibar charged twice',
    author: 'Eleni Markou',
    at: '2026-11-20T07:15:00Z',
  },
];

const meta = {
  title: 'Data/Timeline',
  component: Timeline,
  args: { events, timeZone: 'Europe/Athens' },
  render: (args) => (
    <div style={{ maxWidth: 360 }}>
      <Card title="Timeline" meta={args.timeZone}>
        <Timeline {...args} />
      </Card>
    </div>
  ),
} satisfies Meta<typeof Timeline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { timeZone: 'Asia/Tokyo' } };

export const NewestFirst: Story = {
  name: 'The newest event comes first',
  play: async ({ canvas }) => {
    const titles = canvas.getAllByRole('listitem').map((item) => item.textContent);
    await expect(titles[0]).toMatch(/^Refunded €120\.00/);
    await expect(titles.at(-1)).toMatch(/^Order created/);
  },
};

export const WhyAndWho: Story = {
  name: 'The reason is the second line, the author the last',
  play: async ({ canvas }) => {
    const [, , declined] = canvas.getAllByRole('listitem');
    await expect(declined).toHaveTextContent(
      /Declined €2,160\.00.*Insufficient funds \(51\), Mastercard •••• 0291.*Customer$/,
    );
  },
};

export const ExactAndRelative: Story = {
  name: 'The exact time is shown in the zone asked for, and how long ago that was stands behind it',
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('listitem');
    if (first === undefined) throw new Error('No event is shown');
    const time = within(first).getByRole('time');
    await expect(time).toHaveTextContent(/20\.11(\.2026)? 09:15/);
    await expect(time).toHaveAttribute('title', expect.stringMatching(/^20\.11\.2026 09:15, \S+/));
  },
};
