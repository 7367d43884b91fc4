import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, Columns3, Pencil, Plus, Upload, Zap } from 'lucide-react';
import { ActionBar } from '../action-bar/action-bar.tsx';
import { Alert } from '../alert/alert.tsx';
import { AppFrame } from '../app-frame/app-frame.tsx';
import { Badge } from '../badge/badge.tsx';
import { Button } from '../button/button.tsx';
import { FilterBar } from '../filter-bar/filter-bar.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Meter } from '../meter/meter.tsx';
import { SearchField } from '../search-field/search-field.tsx';
import { Stat } from '../stat/stat.tsx';
import { Stepper } from '../stepper/stepper.tsx';
import { DemoSidebar, DemoTopBar, demoMenu } from '../stories/demo-frame.tsx';
import { TabLinks } from '../tabs/tab-links.tsx';
import { Tag } from '../tag/tag.tsx';
import { PageHeader } from './page-header.tsx';

const meta = {
  title: 'Sheets/Page header',
  tags: ['!autodocs'],
  parameters: { flush: true },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const ignore = () => undefined;
const body = <div style={{ flex: 1, padding: 24 }}>The page</div>;

export const List: Story = {
  render: () => (
    <AppFrame
      sidebar={<DemoSidebar {...demoMenu} />}
      topBar={<DemoTopBar />}
      banner="Staging: nothing here is charged"
    >
      <PageHeader
        title="Orders"
        context="1,284 orders"
        actions={
          <>
            <Button icon={Upload}>Upload file</Button>
            <Button icon={Zap}>Fast payment</Button>
            <Button icon={Plus} variant="primary">
              New order
            </Button>
          </>
        }
        phoneActions={<IconButton icon={Plus} variant="primary" size="large" label="New order" />}
        filters={
          <FilterBar end={<Button icon={Columns3}>Columns</Button>}>
            <SearchField
              label="Search"
              labelHidden
              placeholder="Order ID, guest, e-mail"
              value=""
              onChange={ignore}
            />
            <Button>Last 4 weeks</Button>
            <Button>Status 6 of 14</Button>
          </FilterBar>
        }
      />
      {body}
    </AppFrame>
  ),
};

export const Details: Story = {
  render: () => (
    <AppFrame sidebar={<DemoSidebar {...demoMenu} mini />} topBar={<DemoTopBar />}>
      <PageHeader
        title="KLB-20418"
        breadcrumbs={[{ label: 'Orders', href: '#orders' }, { label: 'KLB-20418' }]}
        copy={{ text: 'KLB-20418', label: 'Copy order ID' }}
        badge={<Badge tone="warning" label="Partially paid" />}
        tags={<Tag label="DECK" />}
        context="Ingrid Solheim, Kalypso Bay Resort, 24.11 - 28.11.2026"
        actions={
          <>
            <Button icon={Pencil}>Edit</Button>
            <Button icon={Plus} variant="primary">
              New payment
            </Button>
          </>
        }
        phoneActions={<IconButton icon={Bell} size="large" label="Remind" />}
        figures={[
          <Stat key="total" label="Order total" value="€6,480.00" />,
          <Stat key="paid" label="Paid" value="€2,160.00" marker="paid" />,
          <Stat key="held" label="Held" value="€2,160.00" marker="held" />,
          <Stat key="due" label="Due" value="€2,160.00" marker="due" />,
        ]}
        meter={
          <Meter
            total="6480.00"
            currency="EUR"
            parts={[
              { label: 'Paid', value: '2160.00', kind: 'paid' },
              { label: 'Held', value: '2160.00', kind: 'held' },
            ]}
          />
        }
        tabs={
          <TabLinks
            label="Order KLB-20418"
            place="header"
            tabs={[
              { label: 'Payments', href: '#payments', count: 4, current: true },
              { label: 'Positions', href: '#positions', count: 3 },
              { label: 'Timeline', href: '#timeline' },
            ]}
          />
        }
      />
      {body}
    </AppFrame>
  ),
};

export const Wizard: Story = {
  render: () => (
    <AppFrame sidebar={<DemoSidebar {...demoMenu} mini />} topBar={<DemoTopBar />}>
      <PageHeader
        title="Make a payment"
        breadcrumbs={[
          { label: 'Orders', href: '#orders' },
          { label: 'KLB-20422', href: '#orders/KLB-20422' },
          { label: 'Make a payment' },
        ]}
        stepper={<Stepper steps={['Fill Data', 'Check Data', 'Completed', 'Make a payment']} current={3} />}
      />
      <div style={{ flex: 1, padding: 24 }}>
        <Alert tone="info">A payment can be scheduled until 23.11.2026.</Alert>
      </div>
      <ActionBar
        start={
          <Button size="large" variant="quiet">
            Create another payment
          </Button>
        }
        end={
          <>
            <Button size="large" disabled>
              Update link
            </Button>
            <Button size="large" variant="primary">
              Open the order
            </Button>
          </>
        }
      />
    </AppFrame>
  ),
};
