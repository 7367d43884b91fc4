import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link, Mail } from 'lucide-react';
import { CopyButton } from '../copy-button/copy-button.tsx';
import { CopyField } from '../copy-field/copy-field.tsx';
import { QrCode } from '../qr-code/qr-code.tsx';
import { Sheet, SheetSection } from '../stories/sheet.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { SendButton } from './send-button.tsx';

const meta = { title: 'Sheets/Send and copy', tags: ['!autodocs'] } satisfies Meta;

export default meta;

const ignore = () => undefined;
const email = 'm.papadopoulou@outlook.gr';

export const All: StoryObj<typeof meta> = {
  render: () => (
    <Sheet>
      <SheetSection title="Send the link" layout="top">
        <div style={{ display: 'grid', gap: 16, flex: '1 1 200px', minWidth: 0 }}>
          <SendButton
            channel="email"
            value={email}
            onSend={ignore}
            sent={{
              to: email,
              at: new Date().toISOString(),
              againAt: new Date(Date.now() + 48_000).toISOString(),
            }}
          >
            <TextField label="E-mail" icon={Mail} state="success" value={email} onChange={ignore} />
          </SendButton>
          <SendButton
            channel="sms"
            value="+306944120937"
            onSend={ignore}
            sent={{ to: '+306944120937', at: new Date().toISOString(), failed: true }}
          >
            <TextField label="Phone" value="+30 694 412 0937" onChange={ignore} />
          </SendButton>
          <CopyField label="Link" icon={Link} copyLabel="Copy link" value="pay.kalypsobay.gr/l/7Qm2vXc9Tz" />
        </div>
        <QrCode label="QR code" value="https://pay.kalypsobay.gr/l/7Qm2vXc9Tz" download="KLB-20422" />
      </SheetSection>
      <SheetSection title="Alone, empty, on its way; copy">
        <SendButton channel="email" value="" onSend={ignore} />
        <SendButton channel="sms" value="+306944120937" loading onSend={ignore} />
        <CopyButton text="KLB-20418" label="Copy order ID" />
      </SheetSection>
    </Sheet>
  ),
};
