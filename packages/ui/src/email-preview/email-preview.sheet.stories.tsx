import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet, SheetSection } from '../stories/sheet.tsx';
import { EmailPreview } from './email-preview.tsx';

const meta = { title: 'Sheets/Email preview', tags: ['!autodocs'] } satisfies Meta;

export default meta;

const html =
  '<!doctype html><html lang="en"><head></head><body style="font:15px/24px sans-serif;color:#1c2430;background:#f5f7fa"><p>Dear Maria Papadopoulou, please pay <strong>€1,218.00</strong> <span style="color:#0074c0">before the link expires</span>.</p></body></html>';
const email = { kind: 'email', subject: 'Payment of €1,218.00', html } as const;

export const All: StoryObj<typeof meta> = {
  render: () => (
    <Sheet>
      <SheetSection title="E-mail" layout="grid">
        <EmailPreview label="Light" letter={email} language="en" />
        <EmailPreview label="Dark" letter={email} language="en" dark />
      </SheetSection>
      <SheetSection title="SMS" layout="grid">
        <EmailPreview
          label="SMS"
          letter={{ kind: 'sms', text: 'Kalypso: please pay €1,218.00' }}
          language="en"
        />
        <EmailPreview
          label="Dark SMS"
          letter={{ kind: 'sms', text: 'Kalypso: please pay €1,218.00' }}
          language="en"
          dark
        />
      </SheetSection>
    </Sheet>
  ),
};
