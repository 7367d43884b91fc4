import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { Moments } from '../stories/moments.tsx';
import { Sheet, SheetSection } from '../stories/sheet.tsx';
import { DateRangeField, type DateRangeFieldProps } from './date-range-field.tsx';

const meta = { title: 'Sheets/Date range field', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const lastWeeks = { from: '2026-10-24', to: '2026-11-20' };
const stay = { from: '2026-11-24', to: '2026-11-28' };

function Range(props: Omit<DateRangeFieldProps, 'onChange' | 'today'>) {
  return <DateRangeField {...props} today="2026-11-20" onChange={() => undefined} />;
}

export const All: Story = {
  render: () => (
    <Sheet>
      <SheetSection title="States" layout="grid">
        <Range label="Check-in - check-out" value={stay} counts="nights" />
        <Range label="Empty" value={{ from: '', to: '' }} optional />
        <Range label="Clearable" value={lastWeeks} clearable />
        <Range label="Error" value={stay} state="error" feedback="The house is closed on 26.11.2026" />
        <Range label="Disabled" value={stay} counts="nights" disabled />
        <Range label="Read only" value={stay} counts="nights" readOnly />
        <Range label="No range" value={{ from: '2026-02-31', to: '2026-03-05' }} />
        <Range label="Open end" value={{ from: '2026-11-24', to: '' }} openEnded />
      </SheetSection>
      <SheetSection title="Filters">
        <Range as="filter" label="Created" value={lastWeeks} />
        <Range as="filter" label="Created" value={{ from: '', to: '' }} />
        <Range as="filter" label="Created" value={stay} />
        <Range as="filter" label="Created" value={{ from: '', to: '2026-11-24' }} />
        <Range as="filter" label="Created" value={{ from: '2026-02-31', to: '2026-03-05' }} />
        <Range as="filter" label="Created" value={lastWeeks} disabled />
      </SheetSection>
      <SheetSection title="Under the pointer, and focused" layout="grid">
        <Moments of={['Hover', 'Focus']}>{(moment) => <Range label={moment} value={stay} />}</Moments>
      </SheetSection>
    </Sheet>
  ),
};

export const OpenWithPresets: Story = {
  render: () => (
    <div style={{ minHeight: 460, maxWidth: 300 }}>
      <Range label="Dates" labelHidden value={lastWeeks} presets clearable max="2026-11-20" />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await screen.findAllByRole('grid');
  },
};

export const OpenFilter: Story = {
  render: () => (
    <div style={{ minHeight: 460 }}>
      <Range as="filter" label="Created" value={stay} />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await screen.findAllByRole('grid');
  },
};

export const OpenStay: Story = {
  render: () => (
    <div style={{ minHeight: 460, maxWidth: 380 }}>
      <Range label="Check-in - check-out" value={stay} counts="nights" min="2026-11-20" />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await screen.findAllByRole('grid');
  },
};
