import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet, SheetSection } from '../stories/sheet.tsx';
import { WalletButtons } from './wallet-buttons.tsx';

const meta = { title: 'Sheets/Wallet buttons', tags: ['!autodocs'] } satisfies Meta;

export default meta;

const apple = { name: 'APPLE_PAY', title: 'Apple Pay' };
const google = { name: 'GOOGLE_PAY', title: 'Google Pay' };
const onChoose = () => {};

export const All: StoryObj<typeof meta> = {
  render: () => (
    <Sheet>
      <SheetSection title="Two, one, one asked, locked" layout="grid">
        <WalletButtons wallets={[apple, google]} onChoose={onChoose} />
        <WalletButtons wallets={[google]} onChoose={onChoose} />
        <WalletButtons wallets={[apple, google]} busy="APPLE_PAY" onChoose={onChoose} />
        <WalletButtons wallets={[apple, google]} busy onChoose={onChoose} />
      </SheetSection>
    </Sheet>
  ),
};
