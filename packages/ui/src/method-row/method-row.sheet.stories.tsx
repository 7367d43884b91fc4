import type { Meta, StoryObj } from '@storybook/react-vite';
import { Landmark, Wallet } from 'lucide-react';
import { Sheet, SheetSection } from '../stories/sheet.tsx';
import { MethodRow } from './method-row.tsx';

const meta = { title: 'Sheets/Method row', tags: ['!autodocs'] } satisfies Meta;

export default meta;

const bank = { icon: Landmark, title: 'Bank transfer', onClick: () => {} };
const note = 'Arrives in 1 to 2 working days. Your dates stay kept.';

export const All: StoryObj<typeof meta> = {
  render: () => (
    <Sheet>
      <SheetSection title="With a note, without, locked" layout="grid">
        <MethodRow {...bank} note={note} />
        <MethodRow icon={Wallet} title="PayPal" note="" onClick={() => {}} />
        <MethodRow {...bank} note={note} disabled />
      </SheetSection>
      <SheetSection title="Long words" layout="grid">
        <MethodRow
          {...bank}
          title="Банковский перевод"
          note="Приходит за 1–2 рабочих дня. Ваши даты сохраняются."
        />
        <MethodRow
          {...bank}
          title="Τραπεζικό έμβασμα"
          note="Φτάνει σε 1 έως 2 εργάσιμες ημέρες. Οι ημερομηνίες σας κρατιούνται."
        />
      </SheetSection>
    </Sheet>
  ),
};
