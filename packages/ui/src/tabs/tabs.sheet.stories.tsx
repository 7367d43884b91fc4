import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumbs } from '../breadcrumbs/breadcrumbs.tsx';
import { SegmentedControl } from '../segmented-control/segmented-control.tsx';
import { Stepper } from '../stepper/stepper.tsx';
import { Sheet, SheetSection } from '../stories/sheet.tsx';
import { Tabs } from './tabs.tsx';

const meta = { title: 'Sheets/Navigation parts', tags: ['!autodocs'] } satisfies Meta;

export default meta;

const ignore = () => undefined;

export const All: StoryObj<typeof meta> = {
  render: () => (
    <Sheet>
      <SheetSection title="Navigation parts">
        <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16, width: '100%' }}>
          <Breadcrumbs
            items={[
              { label: 'Orders', href: '#1' },
              { label: 'KLB-20418', href: '#2' },
              { label: 'P-778120' },
            ]}
          />
          <Tabs
            label="User"
            value="details"
            onChange={ignore}
            tabs={[
              { id: 'details', label: 'Details', content: null },
              { id: 'permissions', label: 'Permissions', count: 14, content: null },
              { id: 'security', label: 'Security', content: null },
              { id: 'log', label: 'Log', disabled: true, content: null },
            ]}
          />
          <SegmentedControl
            label="Period"
            labelHidden
            value="month"
            onChange={ignore}
            options={[
              { value: 'all', label: 'All time' },
              { value: 'month', label: 'Current month' },
              { value: 'custom', label: 'Custom' },
            ]}
          />
          <Stepper steps={['Fill Data', 'Check Data', 'Completed']} current={1} />
        </div>
      </SheetSection>
    </Sheet>
  ),
};
