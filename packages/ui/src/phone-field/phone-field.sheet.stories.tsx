import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { Moments } from '../stories/moments.tsx';
import { Sheet, SheetSection } from '../stories/sheet.tsx';
import { PhoneField } from './phone-field.tsx';

const meta = { title: 'Sheets/Phone field', tags: ['!autodocs'] } satisfies Meta;

export default meta;

const ignore = () => undefined;

export const All: StoryObj<typeof meta> = {
  render: () => (
    <Sheet>
      <SheetSection title="States" layout="grid">
        <PhoneField label="With a number" value="+4791234567" onChange={ignore} />
        <PhoneField label="Empty, with a country" country="GR" value="" optional onChange={ignore} />
        <PhoneField label="Empty, without a country" value="" hint="For the arrival" onChange={ignore} />
        <PhoneField label="A shared dial code" value="+16702345678" onChange={ignore} />
        <PhoneField
          label="Error"
          value="+306944123456"
          state="error"
          feedback="No message reaches this number"
          onChange={ignore}
        />
        <PhoneField
          label="Success"
          value="+306944123456"
          state="success"
          feedback="Confirmed"
          onChange={ignore}
        />
        <PhoneField label="Disabled" value="+306944123456" disabled onChange={ignore} />
        <PhoneField label="Read only" value="+306944123456" readOnly onChange={ignore} />
        <PhoneField label="Not possible" value="+30694" onChange={ignore} />
        <PhoneField label="Not readable" value="reception, ext. 5" onChange={ignore} />
      </SheetSection>
      <SheetSection title="Under the pointer, and focused" layout="grid">
        <Moments of={['Hover', 'Focus']}>
          {(moment) => <PhoneField label={moment} value="+4791234567" onChange={ignore} />}
        </Moments>
      </SheetSection>
    </Sheet>
  ),
};

export const Open: StoryObj<typeof meta> = {
  render: () => (
    <Sheet>
      <SheetSection title="Open" layout="grid">
        <PhoneField label="Phone" value="+4791234567" onChange={ignore} />
      </SheetSection>
    </Sheet>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /\+47/ }));
    await userEvent.type(await screen.findByRole('combobox', { name: /.+/ }), 'nor');
  },
};
