import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarClock } from 'lucide-react';
import { Button } from '../button/button.tsx';
import { Sheet, SheetSection } from '../stories/sheet.tsx';
import { Alert } from './alert.tsx';

const meta = { title: 'Sheets/Alert', tags: ['!autodocs'] } satisfies Meta;

export default meta;

export const All: StoryObj<typeof meta> = {
  render: () => (
    <Sheet>
      <SheetSection title="Tones" layout="grid">
        <Alert tone="info" title="The rate of 19.11.2026 applies">
          1 EUR = 0.8542 GBP, frozen on this payment.
        </Alert>
        <Alert tone="success" title="Captured €2,160.00">
          The order is fully paid.
        </Alert>
        <Alert tone="warning" title="The hold ends in 2 days">
          Capture or void €7,180.00 before 22.11.2026.
        </Alert>
        <Alert tone="danger" title="The payment was declined">
          Insufficient funds (51). Nothing was charged.
        </Alert>
      </SheetSection>
      <SheetSection title="Without a title, with an icon of its own, with an act" layout="grid">
        <Alert tone="info" icon={CalendarClock}>
          Check-in is in 4 days. A payment can be scheduled until 23.11.2026.
        </Alert>
        <Alert
          tone="danger"
          title="The orders could not be loaded"
          action={<Button size="small">Try again</Button>}
        >
          The connection was lost.
        </Alert>
      </SheetSection>
    </Sheet>
  ),
};
