import type { Meta, StoryObj } from '@storybook/react-vite';
import { Moments } from '../stories/moments.tsx';
import { Sheet, SheetSection } from '../stories/sheet.tsx';
import { PanField } from './pan-field.tsx';

const meta = { title: 'Sheets/PAN field', tags: ['!autodocs'] } satisfies Meta;

export default meta;

const ignore = () => undefined;

export const All: StoryObj<typeof meta> = {
  render: () => (
    <Sheet>
      <SheetSection title="States" layout="grid">
        <PanField label="Empty" value="" onChange={ignore} />
        <PanField label="Begun" value="5234 87" onChange={ignore} />
        <PanField label="Visa" value="4111 1111 1111 1111" onChange={ignore} />
        <PanField label="Five groups" value="6759 6498 2643 8453 0000" onChange={ignore} />
        <PanField
          label="Error"
          state="error"
          feedback="Check the number"
          value="4111 1111"
          onChange={ignore}
        />
        <PanField label="Disabled" disabled value="4111 1111 1111 1111" onChange={ignore} />
      </SheetSection>
      <SheetSection title="Under the pointer, and focused" layout="grid">
        <Moments of={['Hover', 'Focus']}>
          {(moment) => <PanField label={moment} value="4111 1111 1111 1111" onChange={ignore} />}
        </Moments>
      </SheetSection>
    </Sheet>
  ),
};
