import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stat } from '../stat/stat.tsx';
import { Sheet, SheetSection } from '../stories/sheet.tsx';
import { Meter, type MeterPart } from './meter.tsx';

const meta = { title: 'Sheets/Meter and stat', tags: ['!autodocs'] } satisfies Meta;

export default meta;

const paid: MeterPart = { label: 'paid', value: '2160.00', kind: 'paid' };
const held: MeterPart = { label: 'held', value: '2160.00', kind: 'held' };

export const All: StoryObj<typeof meta> = {
  render: () => (
    <Sheet>
      <SheetSection title="The figures of an order" layout="grid">
        <Stat label="Order total" value="€6,480.00" />
        <Stat label="Paid" value="€2,160.00" marker="paid" />
        <Stat label="Held" value="€2,160.00" marker="held" />
        <Stat label="This payment" value="€1,000.00" marker="this" />
        <Stat label="Due" value="€2,160.00" marker="due" />
      </SheetSection>
      <SheetSection title="Paid solid, held hatched, returned cross-hatched, due empty" layout="grid">
        <Meter total="6480.00" currency="EUR" parts={[paid, held]} />
        <Meter
          total="6480.00"
          currency="EUR"
          parts={[paid, { label: 'this payment', value: '1000.00', kind: 'this' }]}
        />
        <Meter total="6480.00" currency="EUR" parts={[]} />
        <Meter total="6480.00" currency="EUR" parts={[{ ...paid, value: '6480.00' }]} />
        <Meter total="6480.00" currency="EUR" parts={[{ ...paid, value: '0.01' }]} />
        <Meter
          total="6480.00"
          currency="EUR"
          rest="not paid"
          parts={[paid, { label: 'refunded', value: '2160.00', kind: 'back' }]}
        />
      </SheetSection>
    </Sheet>
  ),
};
