import type { Meta, StoryObj } from '@storybook/react-vite';
import { Moments } from '../stories/moments.tsx';
import { Sheet, SheetSection } from '../stories/sheet.tsx';
import { LifetimeField, type LifetimeFieldProps } from './lifetime-field.tsx';

const meta = { title: 'Sheets/Lifetime field', tags: ['!autodocs'] } satisfies Meta;

export default meta;

function Lifetime(props: Omit<LifetimeFieldProps, 'onChange' | 'now' | 'timeZone'>) {
  return (
    <LifetimeField
      {...props}
      now="2026-11-20T07:41:00Z"
      timeZone="Europe/Athens"
      onChange={() => undefined}
    />
  );
}

export const All: StoryObj<typeof meta> = {
  render: () => (
    <Sheet>
      <SheetSection title="States" layout="grid">
        <Lifetime label="Lifetime" value="PT48H" />
        <Lifetime label="Empty" value="" optional hint="Until the guest has paid" />
        <Lifetime label="Unlimited" value="unlimited" />
        <Lifetime label="Error" value="P1D" state="error" feedback="It must end before the stay begins" />
        <Lifetime label="Success" value="P1D" state="success" feedback="It ends before the stay begins" />
        <Lifetime label="Disabled" value="P2D" disabled />
        <Lifetime label="Read only" value="P2D" readOnly />
        <Lifetime label="No length" value="P1Y" />
        <Lifetime label="Never unlimited" value="PT90M" allowUnlimited={false} />
      </SheetSection>
      <SheetSection title="Under the pointer, and focused" layout="grid">
        <Moments of={['Hover', 'Focus']}>{(moment) => <Lifetime label={moment} value="PT48H" />}</Moments>
      </SheetSection>
    </Sheet>
  ),
};
