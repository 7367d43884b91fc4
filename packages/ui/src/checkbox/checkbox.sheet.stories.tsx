import type { Meta, StoryObj } from '@storybook/react-vite';
import { Moments } from '../stories/moments.tsx';
import { Sheet, SheetSection } from '../stories/sheet.tsx';
import { Checkbox } from './checkbox.tsx';

const meta = { title: 'Sheets/Checkbox', tags: ['!autodocs'] } satisfies Meta;

export default meta;

const ignore = () => undefined;

export const All: StoryObj<typeof meta> = {
  render: () => (
    <Sheet>
      <SheetSection title="States" layout="grid">
        <Checkbox label="Unchecked" checked={false} onChange={ignore} />
        <Checkbox label="Checked" checked onChange={ignore} />
        <Checkbox label="Some" checked="mixed" onChange={ignore} />
        <Checkbox label="Locked" checked disabled onChange={ignore} />
        <Checkbox label="Locked, unchecked" checked={false} disabled onChange={ignore} />
        <Checkbox label="With a hint" hint="The link never expires" checked onChange={ignore} />
        <Checkbox
          label="In error"
          state="error"
          feedback="Accept the terms"
          checked={false}
          onChange={ignore}
        />
        <Checkbox
          label="A label that runs over its line because the language takes more words than English does"
          checked
          onChange={ignore}
        />
        <Checkbox label="Hidden label" labelHidden checked onChange={ignore} />
      </SheetSection>
      <SheetSection title="Under the pointer, and focused" layout="grid">
        <Moments of={['Hover', 'Focus']}>
          {(moment) => <Checkbox label={moment} checked={false} onChange={ignore} />}
        </Moments>
        <Moments of={['Hover', 'Focus']}>
          {(moment) => <Checkbox label={`${moment}, checked`} checked onChange={ignore} />}
        </Moments>
      </SheetSection>
    </Sheet>
  ),
};
