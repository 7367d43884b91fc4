import type { Meta, StoryObj } from '@storybook/react-vite';
import { Moments } from '../stories/moments.tsx';
import { Sheet, SheetSection } from '../stories/sheet.tsx';
import { PasswordField } from './password-field.tsx';

const meta = { title: 'Sheets/Password field', tags: ['!autodocs'] } satisfies Meta;

export default meta;

const shared = { autoComplete: 'current-password', onChange: () => undefined } as const;

export const All: StoryObj<typeof meta> = {
  render: () => (
    <Sheet>
      <SheetSection title="States" layout="grid">
        <PasswordField {...shared} label="Password" value="open sesame" />
        <PasswordField {...shared} label="Hint" hint="At least 8 characters" value="" />
        <PasswordField
          {...shared}
          label="Error"
          state="error"
          feedback="Wrong password, 3 attempts left"
          value="open"
        />
        <PasswordField
          {...shared}
          label="Success"
          state="success"
          feedback="They match"
          value="open sesame"
        />
        <PasswordField {...shared} label="Disabled" disabled value="open sesame" />
      </SheetSection>
      <SheetSection title="Under the pointer, and focused" layout="grid">
        <Moments of={['Hover', 'Focus']}>
          {(moment) => <PasswordField {...shared} label={moment} value="open sesame" />}
        </Moments>
      </SheetSection>
    </Sheet>
  ),
};
