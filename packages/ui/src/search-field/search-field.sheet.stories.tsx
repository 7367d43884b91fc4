import type { Meta, StoryObj } from '@storybook/react-vite';
import { Moments } from '../stories/moments.tsx';
import { Sheet, SheetSection } from '../stories/sheet.tsx';
import { SearchField } from './search-field.tsx';

const meta = { title: 'Sheets/Search field', tags: ['!autodocs'] } satisfies Meta;

export default meta;

const ignore = () => undefined;

export const All: StoryObj<typeof meta> = {
  render: () => (
    <Sheet>
      <SheetSection title="States" layout="grid">
        <SearchField label="Empty" placeholder="Order ID, guest, e-mail" value="" onChange={ignore} />
        <SearchField label="With text" value="Solheim" onChange={ignore} />
        <SearchField label="Not clearable" clearable={false} value="Solheim" onChange={ignore} />
        <SearchField label="Disabled" disabled value="Solheim" onChange={ignore} />
      </SheetSection>
      <SheetSection title="Under the pointer, and focused" layout="grid">
        <Moments of={['Hover', 'Focus']}>
          {(moment) => <SearchField label={moment} value="Solheim" onChange={ignore} />}
        </Moments>
      </SheetSection>
    </Sheet>
  ),
};
