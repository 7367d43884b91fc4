import type { Meta, StoryObj } from '@storybook/react-vite';
import { Moments } from '../stories/moments.tsx';
import { Sheet, SheetSection } from '../stories/sheet.tsx';
import { NumberField } from './number-field.tsx';

const meta = { title: 'Sheets/Number field', tags: ['!autodocs'] } satisfies Meta;

export default meta;

const ignore = () => undefined;

export const All: StoryObj<typeof meta> = {
  render: () => (
    <Sheet>
      <SheetSection title="States" layout="grid">
        <NumberField label="Expires soon" value="12" min={1} max={23} suffix="hours" onChange={ignore} />
        <NumberField label="Empty" value="" optional hint="From 1 to 23" onChange={ignore} />
        <NumberField label="Over the limit" value="240" max={23} onChange={ignore} />
        <NumberField label="Below" value="0" min={1} onChange={ignore} />
        <NumberField label="Between two steps" value="23" step={5} onChange={ignore} />
        <NumberField label="Not a number" value="1e3" onChange={ignore} />
        <NumberField
          label="Error"
          value="12"
          state="error"
          feedback="The company allows 6 hours"
          onChange={ignore}
        />
        <NumberField label="Success" value="12" state="success" feedback="Saved" onChange={ignore} />
        <NumberField label="Disabled" value="12" disabled suffix="hours" onChange={ignore} />
        <NumberField label="Read only" value="12" readOnly suffix="hours" onChange={ignore} />
      </SheetSection>
      <SheetSection title="Under the pointer, and focused" layout="grid">
        <Moments of={['Hover', 'Focus']}>
          {(moment) => <NumberField label={moment} value="12" suffix="hours" onChange={ignore} />}
        </Moments>
      </SheetSection>
    </Sheet>
  ),
};
