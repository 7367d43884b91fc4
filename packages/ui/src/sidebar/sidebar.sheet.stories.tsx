import type { Meta, StoryObj } from '@storybook/react-vite';
import { DemoSidebar, demoMenu } from '../stories/demo-frame.tsx';
import type { SidebarProps } from './sidebar.tsx';

const meta = {
  title: 'Sheets/Sidebar',
  tags: ['!autodocs'],
  parameters: { flush: true },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** A sheet per menu, since two landmarks on a page must not share a name. */
const sheetOf = (menu: SidebarProps): Story => ({
  render: () => (
    <div style={{ display: 'inline-flex', height: 520 }}>
      <DemoSidebar {...menu} />
    </div>
  ),
});

export const Page = sheetOf(demoMenu);

/** A page of the group is current, so the group is expanded. */
export const Group = sheetOf({
  ...demoMenu,
  items: demoMenu.items.map((entry) =>
    entry.children === undefined
      ? { ...entry, current: false }
      : { ...entry, children: entry.children.map((link, index) => ({ ...link, current: index === 0 })) },
  ),
});

export const Mini = sheetOf({ ...demoMenu, mini: true });
