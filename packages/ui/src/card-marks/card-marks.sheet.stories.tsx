import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet, SheetSection } from '../stories/sheet.tsx';
import { CardMarks } from './card-marks.tsx';

const meta = { title: 'Sheets/Card marks', tags: ['!autodocs'] } satisfies Meta;

export default meta;

const four = ['Visa', 'Mastercard', 'American Express', 'Maestro'];
const nine = [...four, 'Mir', 'JCB', 'Diners Club', 'Discover', 'UnionPay'];

export const All: StoryObj<typeof meta> = {
  render: () => (
    <Sheet>
      <SheetSection title="None recognised">
        <CardMarks brands={four} />
      </SheetSection>
      <SheetSection title="One recognised">
        <CardMarks brands={four} lit="Mastercard" />
      </SheetSection>
      <SheetSection title="One brand, of the card that paid">
        <CardMarks brands={['Visa']} />
      </SheetSection>
      <SheetSection title="All, in a narrow place" layout="grid">
        <CardMarks brands={nine} />
        <CardMarks brands={nine} lit="American Express" />
      </SheetSection>
    </Sheet>
  ),
};
