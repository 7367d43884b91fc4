import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { Moments } from '../stories/moments.tsx';
import { Sheet, SheetSection } from '../stories/sheet.tsx';
import { DateTimeField, type DateTimeFieldProps } from './date-time-field.tsx';
import { DateTimeRangeField, type DateTimeRangeFieldProps } from './date-time-range-field.tsx';

const meta = { title: 'Sheets/Date time field', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

type Fixed = 'onChange' | 'today' | 'timeZone';
const shared = { today: '2026-11-20', onChange: () => undefined } as const;

function Moment({
  timeZone = 'Europe/Athens',
  ...props
}: Omit<DateTimeFieldProps, Fixed> & { timeZone?: string }) {
  return <DateTimeField {...shared} timeZone={timeZone} {...props} />;
}

function Period(props: Omit<DateTimeRangeFieldProps, Fixed>) {
  return <DateTimeRangeField {...shared} timeZone="Europe/Athens" {...props} />;
}

const charter = { from: '2026-11-24T10:00', to: '2026-11-24T18:30' };

export const All: Story = {
  render: () => (
    <Sheet>
      <SheetSection title="States" layout="grid">
        <Moment label="Execution time" value="2026-11-24T10:30" hint="The guest pays then" />
        <Moment label="Empty" value="" optional />
        <Moment label="Clearable" value="2026-11-24T10:30" clearable />
        <Moment
          label="Error"
          value="2026-11-24T10:30"
          state="error"
          feedback="It is after the stay begins, and the card has expired by then"
        />
        <Moment label="Success" value="2026-11-24T10:30" state="success" feedback="Before the stay begins" />
        <Moment label="Disabled" value="2026-11-24T10:30" disabled />
        <Moment label="Read only" value="2026-11-24T10:30" readOnly />
        <Moment label="Left out by the clocks" value="2027-03-28T03:30" />
        <Moment label="Comes twice" value="2026-10-25T03:30" />
        <Moment label="No moment" value="2026-02-31T10:30" />
        <Moment label="With seconds" value="2026-11-24T10:30:05" precision="second" />
        <Moment
          label="A long zone"
          value="2026-11-24T10:30"
          timeZone="America/Argentina/Buenos_Aires"
          hint="The guest pays then"
        />
      </SheetSection>
      <SheetSection title="Ranges" layout="grid">
        <Period label="Charter" value={charter} hint="The crew is on board an hour earlier" />
        <Period label="Ends before it starts" value={{ from: charter.to, to: charter.from }} />
        <Period label="Disabled" value={charter} disabled />
        <Period label="Read only" value={charter} readOnly />
      </SheetSection>
      <SheetSection title="Under the pointer, and focused" layout="grid">
        <Moments of={['Hover', 'Focus']}>
          {(moment) => <Moment label={moment} value="2026-11-24T10:30" />}
        </Moments>
      </SheetSection>
    </Sheet>
  ),
};

export const Open: Story = {
  render: () => (
    <div style={{ minHeight: 620, maxWidth: 320 }}>
      <Moment
        label="Execution time"
        value="2026-11-24T10:30"
        min="2026-11-12T08:00:00Z"
        disabledWeekdays={[7]}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await screen.findByRole('grid');
  },
};
