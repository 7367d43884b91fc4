import type { Meta, StoryObj } from '@storybook/react-vite';
import { DemoSidebar, demoMenu } from '../stories/demo-frame.tsx';
import { Sheet, SheetSection } from '../stories/sheet.tsx';

const meta = { title: 'Sheets/Sidebar', tags: ['!autodocs'] } satisfies Meta;

export default meta;

const opened = demoMenu.items.map((entry) =>
  entry.children === undefined
    ? { ...entry, current: false }
    : { ...entry, children: entry.children.map((link, index) => ({ ...link, current: index === 0 })) },
);

export const All: StoryObj<typeof meta> = {
  render: () => (
    <Sheet>
      <SheetSection title="With words: a page is current, a page of a group is; and mini" layout="top">
        {[demoMenu, { ...demoMenu, items: opened }, { ...demoMenu, mini: true }].map((menu, index) => (
          <div key={['page', 'group', 'mini'][index]} style={{ display: 'flex', height: 520 }}>
            <DemoSidebar {...menu} />
          </div>
        ))}
      </SheetSection>
    </Sheet>
  ),
};
