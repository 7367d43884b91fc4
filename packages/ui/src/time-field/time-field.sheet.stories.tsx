import type { Meta, StoryObj } from '@storybook/react-vite';
import { Moments } from '../stories/moments.tsx';
import { Sheet, SheetSection } from '../stories/sheet.tsx';
import { TimeField } from './time-field.tsx';

const meta = { title: 'Sheets/Time field', tags: ['!autodocs'] } satisfies Meta;

export default meta;

const ignore = () => undefined;

export const All: StoryObj<typeof meta> = {
  render: () => (
    <Sheet>
      <SheetSection title="States" layout="grid">
        <TimeField
          label="Execution time"
          value="14:30"
          hint="In the time of the property"
          onChange={ignore}
        />
        <TimeField label="Empty" value="" optional onChange={ignore} />
        <TimeField
          label="Error"
          value="14:30"
          state="error"
          feedback="The clocks skip this time"
          onChange={ignore}
        />
        <TimeField label="Success" value="14:30" state="success" feedback="It is free" onChange={ignore} />
        <TimeField label="Disabled" value="14:30" disabled onChange={ignore} />
        <TimeField label="With seconds" value="14:30:05" precision="second" onChange={ignore} />
        <TimeField label="No time" value="25:00" onChange={ignore} />
        <TimeField label="Read only" value="14:30" readOnly onChange={ignore} />
      </SheetSection>
      <SheetSection title="Under the pointer, and focused" layout="grid">
        <Moments of={['Hover', 'Focus']}>
          {(moment) => <TimeField label={moment} value="14:30" onChange={ignore} />}
        </Moments>
      </SheetSection>
    </Sheet>
  ),
};
