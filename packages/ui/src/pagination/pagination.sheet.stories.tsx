import type { Meta, StoryObj } from '@storybook/react-vite';
import { Moments } from '../stories/moments.tsx';
import { Sheet, SheetSection } from '../stories/sheet.tsx';
import { Pagination } from './pagination.tsx';

const meta = { title: 'Sheets/Pagination', tags: ['!autodocs'] } satisfies Meta;

export default meta;

const ignore = () => undefined;
const shared = { size: 50, total: 1284, onPage: ignore };

export const All: StoryObj<typeof meta> = {
  render: () => (
    <Sheet>
      <SheetSection title="At the start, in the middle, at the end">
        <div style={{ display: 'grid', flex: '1 1 100%', gap: 16, minWidth: 0 }}>
          <Pagination {...shared} label="At the start" page={1} />
          <Pagination {...shared} label="In the middle" page={13} sizes={[20, 50, 100]} onSize={ignore} />
          <Pagination {...shared} label="At the end" page={26} href={(page) => `#page-${page}`} />
          <Pagination {...shared} label="More than counted" page={7} total={10_000} totalExact={false} />
          <Pagination {...shared} label="One page" page={1} total={12} />
          <Pagination {...shared} label="Nothing" page={1} total={0} />
          <Pagination {...shared} label="Beyond the end" page={99} />
          <Pagination {...shared} label="Disabled" page={2} disabled />
        </div>
      </SheetSection>
      <SheetSection title="In a narrow place" layout="grid">
        <Pagination {...shared} label="Narrow" page={13} sizes={[20, 50, 100]} onSize={ignore} />
      </SheetSection>
      <SheetSection title="A step under the pointer, pressed, focused">
        <div style={{ display: 'grid', flex: '1 1 100%', gap: 16, minWidth: 0 }}>
          <Moments>{(moment) => <Pagination {...shared} label={moment} page={13} />}</Moments>
        </div>
      </SheetSection>
    </Sheet>
  ),
};
