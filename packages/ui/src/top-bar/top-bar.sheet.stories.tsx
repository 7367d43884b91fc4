import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell } from 'lucide-react';
import { DemoTopBar } from '../stories/demo-frame.tsx';
import { Moments } from '../stories/moments.tsx';
import { Sheet, SheetSection } from '../stories/sheet.tsx';
import { CountedButton } from './counted-button.tsx';
import { TopBarSearch } from './top-bar-search.tsx';

const meta = { title: 'Sheets/Top bar', tags: ['!autodocs'] } satisfies Meta;

export default meta;

const ignore = () => undefined;

export const All: StoryObj<typeof meta> = {
  render: () => (
    <Sheet>
      <SheetSection title="Search, clock, help, notifications, account" layout="grid">
        <DemoTopBar />
      </SheetSection>
      <SheetSection title="Nothing waits, some do, more than 99 do">
        {[0, 3, 140].map((count) => (
          <CountedButton key={count} icon={Bell} count={count} label={`${count} unread notifications`} />
        ))}
      </SheetSection>
      <SheetSection title="The search under the pointer, pressed, focused" layout="grid">
        <Moments>
          {(moment) => (
            <TopBarSearch label={`${moment}: orders, guests, e-mails`} keys="Ctrl K" onOpen={ignore} />
          )}
        </Moments>
      </SheetSection>
    </Sheet>
  ),
};
