import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bed, Car, Package, Plane, Sailboat } from 'lucide-react';
import { Moments } from '../stories/moments.tsx';
import { Sheet, SheetSection } from '../stories/sheet.tsx';
import { SegmentedControl } from './segmented-control.tsx';

const meta = { title: 'Sheets/Segmented control', tags: ['!autodocs'] } satisfies Meta;

export default meta;

const ignore = () => undefined;

const periods = [
  { value: 'all', label: 'All time' },
  { value: 'month', label: 'Current month' },
  { value: 'custom', label: 'Custom' },
];

export const All: StoryObj<typeof meta> = {
  render: () => (
    <Sheet>
      <SheetSection title="Words, icons, disabled" layout="grid">
        <SegmentedControl label="Period" options={periods} value="month" onChange={ignore} />
        <SegmentedControl label="Disabled" disabled options={periods} value="month" onChange={ignore} />
        <SegmentedControl
          label="Kind of position"
          value="yacht"
          onChange={ignore}
          options={[
            { value: 'accommodation', label: 'Accommodation', icon: Bed },
            { value: 'yacht', label: 'Yacht', icon: Sailboat },
            { value: 'flight', label: 'Flight', icon: Plane, disabled: true },
            { value: 'car', label: 'Car', icon: Car },
            { value: 'other', label: 'Other', icon: Package },
          ]}
        />
      </SheetSection>
      <SheetSection title="Under the pointer, and focused" layout="grid">
        <Moments of={['Hover', 'Focus']}>
          {(moment) => <SegmentedControl label={moment} options={periods} value="month" onChange={ignore} />}
        </Moments>
      </SheetSection>
    </Sheet>
  ),
};
