import { guestLanguages } from '@deck/guest';
import {
  halcyon,
  kalypso,
  kalypsoDeclined,
  kalypsoExpired,
  kalypsoPaid,
  kalypsoTransfer,
} from '@deck/guest/examples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet, SheetSection } from '../stories/sheet.tsx';
import { GuestMiniature } from './guest-miniature.tsx';
import { GuestPage } from './guest-page.tsx';
import { getContent, getSlots } from './stories/guest-story.tsx';

const meta = { title: 'Sheets/Guest page', tags: ['!autodocs'] } satisfies Meta;

export default meta;

const pages = [kalypso, halcyon, kalypsoDeclined, kalypsoExpired, kalypsoTransfer, kalypsoPaid];

export const All: StoryObj<typeof meta> = {
  render: () => (
    <Sheet>
      {pages.map((facts) => {
        const content = getContent({ ...facts, property: { ...facts.property, color: null } });
        return (
          <SheetSection key={content.state + content.header} title={content.state} layout="top">
            <div style={{ width: '100%' }}>
              <GuestPage isPart {...getSlots(content)} content={content} />
            </div>
          </SheetSection>
        );
      })}
      <SheetSection title="Miniature in every language" layout="top">
        {guestLanguages.map((language) => (
          <div key={language} style={{ maxWidth: '100%', overflow: 'hidden' }}>
            <GuestMiniature content={getContent(kalypso, { language })} />
          </div>
        ))}
      </SheetSection>
    </Sheet>
  ),
};
