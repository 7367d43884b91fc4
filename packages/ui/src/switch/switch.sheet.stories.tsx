import type { Meta, StoryObj } from '@storybook/react-vite';
import { Moments } from '../stories/moments.tsx';
import { Sheet, SheetSection } from '../stories/sheet.tsx';
import { Switch } from './switch.tsx';

const meta = { title: 'Sheets/Switch', tags: ['!autodocs'] } satisfies Meta;

export default meta;

const ignore = () => undefined;

export const All: StoryObj<typeof meta> = {
  render: () => (
    <Sheet>
      <SheetSection title="States" layout="grid">
        <Switch label="Notify the customer" checked onChange={ignore} />
        <Switch label="Generate order ID" checked={false} onChange={ignore} />
        <Switch label="With a hint" hint="By e-mail, at once" checked onChange={ignore} />
        <Switch label="Locked, on" disabled checked onChange={ignore} />
        <Switch label="Locked, off" disabled checked={false} onChange={ignore} />
      </SheetSection>
      <SheetSection title="Under the pointer, and focused" layout="grid">
        <Moments of={['Hover', 'Focus']}>
          {(moment) => <Switch label={moment} checked={false} onChange={ignore} />}
        </Moments>
        <Moments of={['Hover', 'Focus']}>
          {(moment) => <Switch label={`${moment}, on`} checked onChange={ignore} />}
        </Moments>
      </SheetSection>
    </Sheet>
  ),
};
