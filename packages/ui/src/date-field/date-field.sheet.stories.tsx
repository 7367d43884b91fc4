import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { Moments } from '../stories/moments.tsx';
import { Sheet, SheetSection } from '../stories/sheet.tsx';
import { DateField, type DateFieldProps } from './date-field.tsx';

const meta = { title: 'Sheets/Date field', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

function Day(props: Omit<DateFieldProps, 'onChange' | 'today'>) {
  return <DateField {...props} today="2026-11-20" onChange={() => undefined} />;
}

export const All: Story = {
  render: () => (
    <Sheet>
      <SheetSection title="States" layout="grid">
        <Day label="Execution date" value="2026-11-24" hint="The guest pays on this day" />
        <Day label="Empty" value="" optional />
        <Day label="Clearable" value="2026-11-24" clearable />
        <Day label="Error" value="2026-11-24" state="error" feedback="It is after the stay begins" />
        <Day label="Success" value="2026-11-24" state="success" feedback="Before the stay begins" />
        <Day label="Disabled" value="2026-11-24" disabled />
        <Day label="No day" value="2026-02-31" />
        <Day label="Read only" value="2026-11-24" readOnly />
      </SheetSection>
      <SheetSection title="Under the pointer, and focused" layout="grid">
        <Moments of={['Hover', 'Focus']}>
          {(moment) => <Day label={moment} value="2026-11-24" clearable />}
        </Moments>
      </SheetSection>
    </Sheet>
  ),
};

export const Open: Story = {
  render: () => (
    <div style={{ minHeight: 420, maxWidth: 300 }}>
      <Day label="Execution date" value="2026-11-24" min="2026-11-12" disabledWeekdays={[7]} />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await screen.findByRole('grid');
  },
};
