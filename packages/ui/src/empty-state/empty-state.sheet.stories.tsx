import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inbox, ReceiptText, RefreshCw, RotateCcw, ServerCrash } from 'lucide-react';
import { Button } from '../button/button.tsx';
import { Sheet, SheetSection } from '../stories/sheet.tsx';
import { EmptyState } from './empty-state.tsx';

const meta = { title: 'Sheets/Empty state', tags: ['!autodocs'] } satisfies Meta;

export default meta;

export const All: StoryObj<typeof meta> = {
  render: () => (
    <Sheet>
      <SheetSection
        title="Nothing yet; nothing that fits; it failed; in the place of a whole page"
        layout="grid"
      >
        <EmptyState icon={Inbox} title="No notifications" />
        <EmptyState
          icon={ReceiptText}
          title="No data to display"
          text={['No order has one of the 6 chosen statuses.', 'There are 214 in all.']}
          action={<Button icon={RotateCcw}>Reset filters</Button>}
        />
        <EmptyState
          tone="danger"
          icon={ServerCrash}
          title="Orders could not be loaded"
          text="The server did not answer. Your filters are kept, and nothing was changed."
          action={
            <Button variant="primary" icon={RefreshCw}>
              Try again
            </Button>
          }
          note="Reference 7f3a-91c2 at 09:41:07"
        />
        <EmptyState page title="There is no such page" text="Check the address, or go back to the orders." />
      </SheetSection>
    </Sheet>
  ),
};
