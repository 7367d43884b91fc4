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
  name: 'The reason is on the second line, the author starts the last',
  play: async ({ canvas }) => {
    const [, , declined] = canvas.getAllByRole('listitem');
    await expect(declined).toHaveTextContent(
      /Declined €2,160\.00.*Insufficient funds \(51\), Mastercard •••• 0291.*Customer/,
    );
  },
};

export const ExactAndRelative: Story = {
  name: 'The exact time in the given zone and the elapsed time are both text, for everyone',
  render: ({ timeZone, events: [event] }) => {
    const hour = 3_600_000;
    const ago = (hours: number) => new Date(Date.now() - hours * hour).toISOString();
    const hours = [0, 26, 47, 56 * 24];
    return (
      <Timeline
        timeZone={timeZone}
        events={[
          ...hours.map((count) => ({ ...(event as TimelineEvent), id: `${count}`, at: ago(count) })),
          { ...(event as TimelineEvent), id: 'exact', at: '2020-11-20T07:15:00Z' },
        ]}
      />
    );
  },
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('listitem').map((row) => within(row));
    for (const [index, words] of ['now', '1 day ago', '1 day ago', '1 month ago'].entries())
      await expect(rows[index]?.getByText(words)).toBeVisible();
    await expect(rows[4]?.getByText(/^\d+ years? ago$/)).toBeVisible();
    const time = rows[4]?.getByRole('time');
    await expect(time).toHaveTextContent('20.11.2020 09:15');
    await expect(time).toHaveAttribute('title', '20.11.2020 09:15');
  },
};

export const Untold: Story = {
  name: 'An invalid time is shown unchanged, below the others',
  args: {
    events: ['', 'soon', '9999-12-31T23:59:00Z', '2020-11-20T07:15:00Z'].map((at) => ({
      id: at,
      tone: 'neutral',
      title: 'Order created',
      author: 'System',
      at,
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(canvas.getAllByRole('time')).toHaveLength(1);
    await expect(canvas.getByText('soon')).toBeVisible();
    await expect(canvas.getByText('9999-12-31T23:59:00Z')).toBeVisible();
  },
};
