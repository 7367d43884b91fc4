import type { Meta, StoryObj } from '@storybook/react-vite';
import { ColorPalette } from '../color-palette/color-palette.tsx';
import { Moments } from '../stories/moments.tsx';
import { Sheet, SheetSection } from '../stories/sheet.tsx';
import { ColorField } from './color-field.tsx';

const meta = { title: 'Sheets/Color field', tags: ['!autodocs'] } satisfies Meta;

export default meta;

const ignore = () => undefined;

export const All: StoryObj<typeof meta> = {
  render: () => (
    <Sheet>
      <SheetSection title="States" layout="grid">
        <ColorField label="Default" value="#0074c0" onChange={ignore} />
        <ColorField label="Empty" value="" optional hint="In letters to guests" onChange={ignore} />
        <ColorField label="Can be read" value="#0074c0" contrastWith="#ffffff" onChange={ignore} />
        <ColorField label="Hardly" value="#5cb2f7" contrastWith="#ffffff" onChange={ignore} />
        <ColorField
          label="Error"
          value="#ffffff"
          state="error"
          feedback="White cannot be seen on white"
          onChange={ignore}
        />
        <ColorField label="Not a colour" value="blue" onChange={ignore} />
        <ColorField label="Success" value="#008639" state="success" feedback="Saved" onChange={ignore} />
        <ColorField label="Disabled" value="#0074c0" disabled onChange={ignore} />
        <ColorField label="Read only" value="#0074c0" readOnly onChange={ignore} />
      </SheetSection>
      <ColorPalette value="#0074c0" ground="#ffffff" onPick={ignore} onNone={ignore} />
      <SheetSection title="Under the pointer, and focused" layout="grid">
        <Moments of={['Hover', 'Focus']}>
          {(moment) => <ColorField label={moment} value="#0074c0" onChange={ignore} />}
        </Moments>
      </SheetSection>
    </Sheet>
  ),
};
