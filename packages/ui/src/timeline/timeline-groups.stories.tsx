import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Card } from '../card/card.tsx';
import type { TimelineEvent } from './timeline.tsx';
import { type TimelineGroup, TimelineGroups } from './timeline-groups.tsx';

const event = (
  id: string,
  tone: TimelineEvent['tone'],
  title: string,
  author: string,
  at: string,
  detail?: string,
): TimelineEvent => ({ id, tone, title, author, at, detail });

const groups: readonly TimelineGroup[] = [
  {
    id: 'asked',
    head: {
      shape: { part: 'asked' },
      title: 'Asked €1,080.00',
      note: 'Payment link',
      link: { label: 'P-778130', href: '#P-778130' },
    },
    events: [
      event(
        '1',
        'info',
        'Link sent',
        'Katerina Vlachou',
        '2026-11-24T14:20:00Z',
        'i.solheim@fjordmail.example',
      ),
      event('2', 'info', 'Payment page opened', 'Guest', '2026-11-25T06:52:00Z'),
    ],
  },
  {
    id: 'held',
    marked: true,
    head: {
      shape: { part: 'held' },
      title: 'Held €2,160.00',
      note: 'Visa •••• 4417',
      link: { label: 'P-778128', href: '#P-778128' },
    },
    events: [event('3', 'info', 'Authorised', 'Guest', '2026-11-20T07:15:00Z')],
  },
  {
    id: 'declined',
    head: {
      shape: { tone: 'danger' },
      title: 'Declined €2,160.00',
      note: 'Mastercard •••• 7665',
      link: { label: 'P-778123', href: '#P-778123' },
    },
    events: [event('4', 'danger', 'Declined', 'Guest', '2026-11-20T07:13:00Z', 'Insufficient funds (51)')],
  },
  { id: 'order', events: [event('5', 'neutral', 'Order created', 'Eleni Markou', '2026-11-20T07:10:00Z')] },
];

const meta = {
  title: 'Data/Timeline groups',
  component: TimelineGroups,
  args: { groups, timeZone: 'Europe/Athens' },
  render: (args) => (
    <div style={{ maxWidth: 360 }}>
      <Card title="What happened" meta={args.timeZone}>
        <TimelineGroups {...args} />
      </Card>
    </div>
  ),
} satisfies Meta<typeof TimelineGroups>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { timeZone: 'Asia/Tokyo' } };

export const Headed: Story = {
  name: 'A group says its state, amount and source, and leads to its payment',
  play: async ({ canvas }) => {
    const asked = within(canvas.getByRole('region', { name: 'Asked €1,080.00' }));
    await expect(asked.getByText('Payment link')).toBeVisible();
    await expect(asked.getByRole('link', { name: 'P-778130' })).toHaveAttribute('href', '#P-778130');
    const events = asked.getAllByRole('listitem');
    await expect(events.map((item) => item.textContent)).toEqual([
      expect.stringMatching(/^Payment page opened/),
      expect.stringMatching(/^Link sent.*i\.solheim@fjordmail\.example.*Katerina Vlachou.*24\.11/),
    ]);
  },
};

export const Marked: Story = {
  name: 'The marked group is the current one, and nothing moves when it is marked',
  play: async ({ canvas }) => {
    const held = canvas.getByRole('region', { name: 'Held €2,160.00' });
    await expect(held).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getByRole('region', { name: 'Asked €1,080.00' })).not.toHaveAttribute('aria-current');
    const left = (element: Element | null) => element?.getBoundingClientRect().left;
    const asked = canvas.getByRole('region', { name: 'Asked €1,080.00' });
    await expect(left(held.querySelector('h3'))).toBe(left(asked.querySelector('h3')));
  },
};

export const Narrow: Story = {
  name: 'Long words wrap, and the time keeps its place',
  args: {
    groups: [
      {
        id: 'long',
        head: {
          shape: { part: 'paid' },
          title: 'Частично возвращено 1 234 567,00 ₽',
          note: 'American Express •••• 7444',
          link: { label: 'P-778140', href: '#P-778140' },
        },
        events: [
          event(
            'long',
            'info',
            'Ссылка на оплату отправлена по электронной почте',
            'Konstantinos Papadimitriou-Alexandropoulos',
            '2026-11-24T14:20:00Z',
            `${'konstantinos.'.repeat(5)}@fjordmail.example`,
          ),
        ],
      },
    ],
  },
  render: (args) => (
    <div style={{ width: 280 }}>
      <Card title="What happened">
        <TimelineGroups {...args} />
      </Card>
    </div>
  ),
  play: async ({ canvas }) => {
    const card = canvas.getByRole('region', { name: 'What happened' });
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
    await expect(canvas.getByRole('time')).toBeVisible();
  },
};
