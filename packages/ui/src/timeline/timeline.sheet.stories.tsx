import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet, SheetSection } from '../stories/sheet.tsx';
import { Timeline, type TimelineEvent } from './timeline.tsx';

const meta = { title: 'Sheets/Timeline', tags: ['!autodocs'] } satisfies Meta;

export default meta;

const events: readonly TimelineEvent[] = [
  { id: '1', tone: 'neutral', title: 'Order created', author: 'Eleni Markou', at: '2026-11-18T07:09:00Z' },
  { id: '2', tone: 'info', title: 'Link sent to e-mail', author: 'Eleni Markou', at: '2026-11-18T07:10:00Z' },
  {
    id: '3',
    tone: 'danger',
    title: 'Declined €2,160.00',
    detail: 'Insufficient funds (51), Mastercard •••• 0291',
    author: 'Customer',
    at: '2026-11-18T08:13:00Z',
  },
  { id: '4', tone: 'success', title: 'Charged €2,160.00', author: 'Customer', at: '2026-11-18T08:14:00Z' },
  {
    id: '5',
    tone: 'warning',
    title: 'Refunded €120.00',
    detail: 'The minibar was charged twice, and the guest had asked for neither of the two at the reception.',
    author: 'Konstantinos Papadimitriou-Alexandropoulos',
    at: '2026-11-19T16:40:00Z',
  },
];

export const All: StoryObj<typeof meta> = {
  render: () => (
    <Sheet>
      <SheetSection title="Every tone, with and without a reason" layout="grid">
        <Timeline events={events} timeZone="Europe/Athens" />
      </SheetSection>
      <SheetSection title="One event, and one whose time nobody can tell" layout="grid">
        <Timeline events={events.slice(0, 1)} />
        <Timeline events={[{ ...(events[0] as TimelineEvent), at: 'yesterday' }]} />
      </SheetSection>
    </Sheet>
  ),
};
