import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Sheet, SheetSection } from '../stories/sheet.tsx';
import { exampleTags, exampleText } from './example-text.ts';
import { RichText } from './rich-text.tsx';

const meta = { title: 'Sheets/Rich text', tags: ['!autodocs'] } satisfies Meta;

export default meta;

const ignore = () => undefined;
const text = { tags: exampleTags, value: exampleText, onChange: ignore };

export const All: StoryObj<typeof meta> = {
  render: () => (
    <Sheet>
      <SheetSection title="A letter">
        <div style={{ width: '100%' }}>
          <RichText {...text} label="Greeting" maxLength={10_000} rows={10} hint="Above the amount" />
        </div>
      </SheetSection>
      <SheetSection title="States" layout="grid">
        <RichText {...text} format="line" label="Subject" value="Payment of {{payment_amount}}" />
        <RichText {...text} label="Empty" value="" optional rows={3} />
        <RichText
          {...text}
          label="Error"
          value=""
          rows={3}
          state="error"
          feedback="The message may not be empty"
        />
        <RichText {...text} label="Unknown tag" value="<p>Dear {{guest}},</p>" rows={3} />
        <RichText {...text} label="Success" rows={5} state="success" feedback="Saved" />
        <RichText {...text} label="Too long" rows={3} maxLength={300} />
        <RichText {...text} label="Disabled" disabled rows={5} />
        <RichText {...text} label="Read only" readOnly rows={5} />
      </SheetSection>
    </Sheet>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('textbox')).toHaveLength(9));
  },
};
