import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell } from 'lucide-react';
import { CountedButton } from '../top-bar/counted-button.tsx';
import { Popover } from './popover.tsx';

const meta = { title: 'Sheets/Popover', tags: ['!autodocs'] } satisfies Meta;

export default meta;

export const All: StoryObj<typeof meta> = {
  render: () => (
    <div style={{ display: 'flex', justifyContent: 'end', minHeight: 240 }}>
      <Popover
        open
        onOpenChange={() => undefined}
        trigger={<CountedButton icon={Bell} count={3} label="Notifications, 3 unread" />}
        label="Notifications"
      >
        <p style={{ margin: 0, padding: 16 }}>Three things have happened since you looked last.</p>
      </Popover>
    </div>
  ),
};
