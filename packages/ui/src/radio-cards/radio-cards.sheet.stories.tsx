import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarClock, CreditCard, Landmark, Link, Nfc, Split } from 'lucide-react';
import { Moments } from '../stories/moments.tsx';
import { Sheet, SheetSection } from '../stories/sheet.tsx';
import { RadioCards } from './radio-cards.tsx';

const meta = { title: 'Sheets/Radio cards', tags: ['!autodocs'] } satisfies Meta;

export default meta;

const ignore = () => undefined;

const options = [
  {
    value: 'link',
    label: 'Payment link',
    icon: Link,
    hint: 'One guest pays by card, wallet or bank. The link goes out by e-mail, SMS or QR code.',
  },
  { value: 'scheduled', label: 'Scheduled', icon: CalendarClock },
  { value: 'card', label: 'Saved card', icon: CreditCard, disabledReason: 'No saved card' },
  { value: 'vpos', label: 'vPOS', icon: Nfc },
  { value: 'wire', label: 'Wire transfer', icon: Landmark },
  { value: 'split', label: 'Split', icon: Split },
];

export const All: StoryObj<typeof meta> = {
  render: () => (
    <Sheet>
      <SheetSection title="Chosen, disabled">
        <div style={{ width: '100%' }}>
          <RadioCards label="How it is paid" options={options} value="link" onChange={ignore} />
        </div>
      </SheetSection>
      <SheetSection title="In error">
        <div style={{ width: '100%' }}>
          <RadioCards
            label="How it is paid"
            state="error"
            feedback="Choose how the guest pays"
            options={options}
            value=""
            onChange={ignore}
          />
        </div>
      </SheetSection>
      <SheetSection title="Under the pointer, focused, all disabled">
        <div style={{ display: 'grid', gap: 16, width: '100%' }}>
          <Moments of={['Hover', 'Focus']}>
            {(moment) => <RadioCards label={moment} options={options} value="vpos" onChange={ignore} />}
          </Moments>
          <RadioCards label="Disabled" disabled options={options} value="link" onChange={ignore} />
        </div>
      </SheetSection>
    </Sheet>
  ),
};
