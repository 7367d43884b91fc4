import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus } from 'lucide-react';
import { Button } from '../button/button.tsx';
import { DescriptionList } from '../description-list/description-list.tsx';
import { SegmentedControl } from '../segmented-control/segmented-control.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { Timeline } from '../timeline/timeline.tsx';
import { Card } from './card.tsx';

const meta = { title: 'Sheets/Card', tags: ['!autodocs'] } satisfies Meta;

export default meta;

const edit = (
  <Button size="small" variant="quiet">
    Edit
  </Button>
);
const request = (
  <Button size="small" variant="quiet" icon={Plus}>
    Request a card
  </Button>
);

export const All: StoryObj<typeof meta> = {
  render: () => (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(340px, 100%), 1fr))',
        gap: 16,
        alignItems: 'start',
      }}
    >
      <Card
        title="Payments"
        control={
          <SegmentedControl
            label="Period"
            labelHidden
            value="month"
            onChange={() => undefined}
            options={[
              { value: 'month', label: 'This month' },
              { value: 'all', label: 'All time' },
            ]}
          />
        }
      >
        What is chosen at the end of the head ends where the content ends.
      </Card>
      <Card title="Customer" action={edit}>
        <DescriptionList
          items={[
            { term: 'Name', description: 'Ingrid Solheim' },
            { term: 'E-mail', description: 'i.solheim@fjordmail.no' },
            { term: 'Phone', description: '+47 912 34 567' },
            { term: 'Language', description: 'English' },
            { term: 'Policy', description: '30 % prepayment' },
          ]}
        />
      </Card>
      <Card title="Timeline" meta="Europe/Athens">
        <Timeline
          timeZone="Europe/Athens"
          events={[
            {
              id: '1',
              tone: 'info',
              title: 'Authorised €2,160.00',
              author: 'Customer',
              at: '2026-11-20T07:15:00Z',
            },
            {
              id: '2',
              tone: 'success',
              title: 'Charged €2,160.00',
              author: 'Customer',
              at: '2026-11-20T07:14:00Z',
            },
            {
              id: '3',
              tone: 'danger',
              title: 'Declined €2,160.00',
              detail: 'Insufficient funds (51), Mastercard •••• 0291',
              author: 'Customer',
              at: '2026-11-20T07:13:00Z',
            },
            {
              id: '4',
              tone: 'neutral',
              title: 'Order created',
              author: 'Eleni Markou',
              at: '2026-11-20T07:10:00Z',
            },
          ]}
        />
      </Card>
      <Card title="Saved cards and requests" action={request} empty="None yet" />
      <Card title="Being loaded">
        <div style={{ display: 'grid', gap: 12 }}>
          <Skeleton width="80%" />
          <Skeleton width="60%" />
          <Skeleton shape="block" height={48} />
          <Skeleton shape="circle" width={32} />
        </div>
      </Card>
    </div>
  ),
};
