import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { Moments } from '../stories/moments.tsx';
import { Sheet, SheetSection } from '../stories/sheet.tsx';
import { Select } from './select.tsx';

const meta = { title: 'Sheets/Select', tags: ['!autodocs'] } satisfies Meta;

export default meta;

const ignore = () => undefined;
const policies = [
  { value: '100', label: '100 % prepayment' },
  { value: '50', label: '50 % prepayment' },
  { value: '30', label: '30 % prepayment' },
  { value: 'property', label: 'Pay at the property', disabled: true, hint: 'The property takes no cards' },
  { value: 'other', label: 'Other' },
];

export const All: StoryObj<typeof meta> = {
  render: () => (
    <Sheet>
      <SheetSection title="States" layout="grid">
        <Select label="Chosen" options={policies} value="30" onChange={ignore} />
        <Select label="Nothing chosen" options={policies} value="" optional onChange={ignore} />
        <Select
          label="Placeholder and hint"
          options={policies}
          value=""
          placeholder="How much, and when"
          hint="Shown to the guest"
          onChange={ignore}
        />
        <Select
          label="Error"
          options={policies}
          value=""
          state="error"
          feedback="Choose a policy"
          onChange={ignore}
        />
        <Select
          label="Success"
          options={policies}
          value="50"
          state="success"
          feedback="Saved"
          onChange={ignore}
        />
        <Select label="Disabled" options={policies} value="50" disabled onChange={ignore} />
        <Select label="Read only" options={policies} value="50" readOnly onChange={ignore} />
        <Select
          label="A long choice"
          options={[{ value: 'a', label: 'A choice that takes more words than its field has room for' }]}
          value="a"
          onChange={ignore}
        />
      </SheetSection>
      <SheetSection title="Under the pointer, and focused" layout="grid">
        <Moments of={['Hover', 'Focus']}>
          {(moment) => <Select label={moment} options={policies} value="30" onChange={ignore} />}
        </Moments>
      </SheetSection>
    </Sheet>
  ),
};

export const Open: StoryObj<typeof meta> = {
  render: () => (
    <Sheet>
      <SheetSection title="Open" layout="grid">
        <Select label="Payment policy" options={policies} value="30" onChange={ignore} />
      </SheetSection>
    </Sheet>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
  },
};
