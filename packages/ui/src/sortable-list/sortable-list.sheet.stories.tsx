import type { Meta, StoryObj } from '@storybook/react-vite';
import { Moments } from '../stories/moments.tsx';
import { Sheet, SheetSection } from '../stories/sheet.tsx';
import { SortableList } from './sortable-list.tsx';
import { methods, named, push, switched } from './story-parts.tsx';

const meta = { title: 'Sheets/Sortable list', tags: ['!autodocs'] } satisfies Meta;

export default meta;

const ignore = () => undefined;

export const All: StoryObj<typeof meta> = {
  render: () => (
    <Sheet>
      <SheetSection title="Words, and fields" layout="grid">
        <SortableList {...named} items={methods.slice(0, 3)} onSort={ignore} />
        <SortableList {...named} label="Switches" items={methods.slice(0, 3)} onSort={ignore}>
          {switched}
        </SortableList>
        <SortableList {...named} label="Locked" items={methods.slice(0, 3)} onSort={ignore} disabled />
      </SheetSection>
      <SheetSection title="A handle under the pointer, pressed, and focused" layout="grid">
        <Moments>
          {(moment) => (
            <SortableList
              {...named}
              label={moment}
              items={[moment, 'Another'].map((name) => ({ name, on: true }))}
              onSort={ignore}
            />
          )}
        </Moments>
      </SheetSection>
    </Sheet>
  ),
};

export const Dragged: StoryObj<typeof meta> = {
  render: () => <SortableList {...named} items={methods} onSort={ignore} />,
  play: async ({ canvas }) => {
    await push(canvas.getByRole('button', { name: 'Move: Wallets' }), 56);
  },
};
