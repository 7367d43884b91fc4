import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet, SheetSection } from '../stories/sheet.tsx';
import { NewsList, type NewsListProps } from './news-list.tsx';
import { sampleNews } from './sample-news.ts';

const meta = { title: 'Sheets/News list', tags: ['!autodocs'] } satisfies Meta;

export default meta;

const ignore = () => undefined;

function News(props: Partial<NewsListProps>) {
  return (
    <div style={{ maxWidth: 440 }}>
      <NewsList
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
        <News items={sampleNews} />
      </SheetSection>
      <SheetSection title="More could not be loaded">
        <News items={sampleNews.slice(0, 1)} error={{}} onRetry={ignore} />
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
