import type { Meta, StoryObj } from '@storybook/react-vite';
import { Mail, Search } from 'lucide-react';
import { Moments } from '../stories/moments.tsx';
import { Sheet, SheetSection } from '../stories/sheet.tsx';
import { TextField } from './text-field.tsx';

const meta = { title: 'Sheets/Text field', tags: ['!autodocs'] } satisfies Meta;

export default meta;

const ignore = () => undefined;

export const All: StoryObj<typeof meta> = {
  render: () => (
    <Sheet>
      <SheetSection title="States" layout="grid">
        <TextField label="Default" value="Kalypso Bay Resort" onChange={ignore} />
        <TextField
          label="Placeholder"
          optional
          icon={Search}
          value=""
          placeholder="Order ID, guest, e-mail"
          onChange={ignore}
        />
        <TextField label="Hint" hint="Shown on the receipt" value="Kalypso Bay" onChange={ignore} />
        <TextField
          label="Error"
          state="error"
          feedback="Enter a full e-mail address"
          value="m.papadopoulou@"
          onChange={ignore}
        />
        <TextField
          label="Success"
          state="success"
          feedback="This ID is free"
          value="KLB-20422"
          onChange={ignore}
        />
        <TextField
          label="Disabled"
          disabled
          hint="Changed through support"
          value="Unlimited"
          onChange={ignore}
        />
        <TextField label="Read only" readOnly value="pay.kalypsobay.gr/l/7Qm2vXc9" onChange={ignore} />
        <TextField label="Too long" maxLength={10} value="KLB-20422-2026" onChange={ignore} />
      </SheetSection>
      <SheetSection title="Places" layout="grid">
        <TextField label="Icon" icon={Mail} type="email" value="i.solheim@fjordmail.no" onChange={ignore} />
        <TextField label="Prefix" prefix="https://" type="url" value="kalypsobay.gr" onChange={ignore} />
        <TextField label="Suffix" suffix="%" inputMode="decimal" value="30" onChange={ignore} />
        <TextField
          label="A label that runs over its line because the language takes more words than English does"
          value=""
          onChange={ignore}
        />
        <TextField
          label="Hidden"
          labelHidden
          icon={Search}
          value=""
          placeholder="The label is hidden"
          onChange={ignore}
        />
      </SheetSection>
      <SheetSection title="Under the pointer, and focused" layout="grid">
        <Moments of={['Hover', 'Focus']}>
          {(moment) => <TextField label={moment} value="Kalypso Bay Resort" onChange={ignore} />}
        </Moments>
        <Moments of={['Focus']}>
          {(moment) => (
            <TextField
              label={`${moment}, error`}
              state="error"
              feedback="Enter a full e-mail address"
              value="m.papadopoulou@"
              onChange={ignore}
            />
          )}
        </Moments>
        <Moments of={['Focus']}>
          {(moment) => (
            <TextField
              label={`${moment}, success`}
              state="success"
              feedback="This ID is free"
              value="KLB-20422"
              onChange={ignore}
            />
          )}
        </Moments>
      </SheetSection>
    </Sheet>
  ),
};
