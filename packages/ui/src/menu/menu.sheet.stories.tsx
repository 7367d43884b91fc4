import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ban, Copy, Ellipsis, QrCode, Send, Undo2 } from 'lucide-react';
import { userEvent } from 'storybook/test';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Sheet, SheetSection } from '../stories/sheet.tsx';
import { Menu } from './menu.tsx';

const meta = { title: 'Sheets/Menu', tags: ['!autodocs'] } satisfies Meta;

export default meta;

const ignore = () => undefined;

export const All: StoryObj<typeof meta> = {
  render: () => (
    <Sheet>
      <SheetSection title="Open">
        <Menu
          align="start"
          trigger={<IconButton icon={Ellipsis} label="More" />}
          items={[
            { label: 'Send link again', icon: Send, onSelect: ignore },
            { label: 'Copy link', icon: Copy, shortcut: 'C', onSelect: ignore },
            { label: 'Show QR code', icon: QrCode, href: '#qr' },
            { label: 'Find', shortcut: 'Ctrl+K', onSelect: ignore },
            { label: 'Newest first', chosen: true, onSelect: ignore },
            'separator',
            { label: 'Refund', icon: Undo2, disabledReason: 'Nothing has been paid yet', onSelect: ignore },
            { label: 'Cancel the link', icon: Ban, tone: 'danger', onSelect: ignore },
          ]}
        />
      </SheetSection>
    </Sheet>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
  },
};
