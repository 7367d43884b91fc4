import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { held } from '../stories/held.tsx';
import { Moments } from '../stories/moments.tsx';
import { Sheet, SheetSection } from '../stories/sheet.tsx';
import { AmountField } from './amount-field.tsx';

const meta = { title: 'Sheets/Amount field', tags: ['!autodocs'] } satisfies Meta;

export default meta;

const ignore = () => undefined;
const Held = held(AmountField);

export const All: StoryObj<typeof meta> = {
  render: () => (
    <Sheet>
      <SheetSection title="States" layout="grid">
        <AmountField
          label="Amount"
          value="2160.00"
          currency="EUR"
          hint="At most €2,160.00, what is due"
          onChange={ignore}
        />
        <AmountField label="Empty" value="" currency="EUR" optional onChange={ignore} />
        <AmountField label="Over the limit" value="2161.00" currency="EUR" max="2160.00" onChange={ignore} />
        <AmountField
          label="Error"
          value="12.00"
          currency="EUR"
          state="error"
          feedback="The card refuses less than €15.00"
          onChange={ignore}
        />
        <AmountField
          label="Success"
          value="12.00"
          currency="EUR"
          state="success"
          feedback="Agreed with the guest"
          onChange={ignore}
        />
        <AmountField label="Disabled" value="2160.00" currency="EUR" disabled onChange={ignore} />
        <AmountField label="Read only" value="2160.00" currency="EUR" readOnly onChange={ignore} />
        <Held label="Amount, pasted" value="" currency="EUR" onChange={ignore} />
      </SheetSection>
      <SheetSection title="Currencies" layout="grid">
        <AmountField label="No decimals" value="96000" currency="JPY" onChange={ignore} />
        <AmountField label="Three decimals, no sign" value="1234.500" currency="BHD" onChange={ignore} />
        <AmountField label="A sign of letters" value="12500.00" currency="SEK" onChange={ignore} />
      </SheetSection>
      <SheetSection title="In columns" layout="grid">
        <AmountField label="Rate per night" place="column" value="980.00" currency="EUR" onChange={ignore} />
        <AmountField label="Amount" place="column" value="3920.00" currency="EUR" onChange={ignore} />
        <AmountField label="Amount" place="column" value="3920.000" currency="BHD" onChange={ignore} />
      </SheetSection>
      <SheetSection title="Under the pointer, and focused" layout="grid">
        <Moments of={['Hover', 'Focus']}>
          {(moment) => <AmountField label={moment} value="2160.00" currency="EUR" onChange={ignore} />}
        </Moments>
      </SheetSection>
    </Sheet>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByLabelText('Amount, pasted'));
    await userEvent.paste('1,234');
  },
};
