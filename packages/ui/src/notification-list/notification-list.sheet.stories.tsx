import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet, SheetSection } from '../stories/sheet.tsx';
import { NotificationList, type NotificationListProps } from './notification-list.tsx';
import { sampleNotifications } from './sample-notifications.ts';

const meta = { title: 'Sheets/Notification list', tags: ['!autodocs'] } satisfies Meta;

export default meta;

const ignore = () => undefined;

function News(props: Partial<NotificationListProps>) {
  return (
    <div style={{ maxWidth: 440 }}>
      <NotificationList
        label="Payments"
        items={[]}
        empty={{ title: 'Nothing has happened yet' }}
        onFollow={ignore}
        onRead={ignore}
        {...props}
      />
    </div>
  );
}

export const All: StoryObj<typeof meta> = {
  render: () => (
    <Sheet>
      <SheetSection title="Unread, important, read, in another language">
        <News items={sampleNotifications} />
      </SheetSection>
      <SheetSection title="More could not be loaded">
        <News items={sampleNotifications.slice(0, 1)} error={{}} onRetry={ignore} />
      </SheetSection>
      <SheetSection title="On its way">
        <News loading />
      </SheetSection>
      <SheetSection title="Nothing">
        <News />
      </SheetSection>
      <SheetSection title="Failed">
        <News error={{ title: 'Notifications could not be loaded' }} onRetry={ignore} />
      </SheetSection>
    </Sheet>
  ),
};
