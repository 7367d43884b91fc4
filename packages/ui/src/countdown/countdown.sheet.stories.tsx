import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet, SheetSection } from '../stories/sheet.tsx';
import { Countdown } from './countdown.tsx';

const meta = { title: 'Sheets/Countdown', tags: ['!autodocs'] } satisfies Meta;

export default meta;

const minute = 60_000;
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * minute).toISOString();

export const All: StoryObj<typeof meta> = {
  render: () => (
    <Sheet>
      <SheetSection title="Minutes, hours, days, and nothing left">
        {[12, 190, 52 * 60, 40 * 24 * 60, -5].map((minutes) => (
          <Countdown key={minutes} until={inMinutes(minutes)} />
        ))}
      </SheetSection>
      <SheetSection title="No instant: as it came">
        <Countdown until="2026-02-31" />
      </SheetSection>
    </Sheet>
  ),
};
