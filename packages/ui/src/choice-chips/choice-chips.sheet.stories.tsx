import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet, SheetSection } from '../stories/sheet.tsx';
import { ChoiceChips } from './choice-chips.tsx';

const meta = { title: 'Sheets/Choice chips', tags: ['!autodocs'] } satisfies Meta;

export default meta;

const options = [
  { value: 'VISA', label: 'Visa' },
  { value: 'MASTERCARD', label: 'Mastercard' },
  { value: 'IRIS', label: 'IRIS', hint: 'Greece' },
  { value: 'LONG', label: 'Wolfeschlegelsteinhausenbergerdorff '.repeat(4) },
];
const common = { label: 'What the guest may use', options, onChange: () => undefined };

export const All: StoryObj<typeof meta> = {
  render: () => (
    <Sheet>
      <SheetSection title="Some, with more to show">
        <ChoiceChips {...common} value={['VISA', 'IRIS']} few={3} />
      </SheetSection>
      <SheetSection title="None, with a hint">
        <ChoiceChips {...common} value={[]} hint="The guest chooses from all that are offered" />
      </SheetSection>
      <SheetSection title="Wrong">
        <ChoiceChips {...common} value={[]} state="error" feedback="Choose at least one" />
      </SheetSection>
      <SheetSection title="Disabled, under a title of its own">
        <ChoiceChips {...common} labelHidden disabled value={['VISA']} />
      </SheetSection>
    </Sheet>
  ),
};
