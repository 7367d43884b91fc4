import type { Meta, StoryObj } from '@storybook/react-vite';
import { Moments } from '../stories/moments.tsx';
import { Sheet, SheetSection } from '../stories/sheet.tsx';
import { TextArea } from './text-area.tsx';

const meta = { title: 'Sheets/Text area', tags: ['!autodocs'] } satisfies Meta;

export default meta;

const ignore = () => undefined;
const value = 'We look forward to your stay. The transfer waits at arrivals with your name.';

export const All: StoryObj<typeof meta> = {
  render: () => (
    <Sheet>
      <SheetSection title="States" layout="grid">
        <TextArea label="Message to customer" value={value} maxLength={500} onChange={ignore} />
        <TextArea
          label="Hint"
          hint="Shown in the e-mail"
          optional
          value=""
          maxLength={500}
          onChange={ignore}
        />
        <TextArea label="Too long" value={value} maxLength={50} onChange={ignore} />
        <TextArea label="Error" state="error" feedback="Say why" value="" maxLength={500} onChange={ignore} />
        <TextArea label="Success" state="success" feedback="Saved" value={value} onChange={ignore} />
        <TextArea label="Disabled" disabled value={value} onChange={ignore} />
        <TextArea label="Read only" readOnly value={value} onChange={ignore} />
      </SheetSection>
      <SheetSection title="Under the pointer, and focused" layout="grid">
        <Moments of={['Hover', 'Focus']}>
          {(moment) => <TextArea label={moment} value={value} maxLength={500} onChange={ignore} />}
        </Moments>
      </SheetSection>
    </Sheet>
  ),
};
