import { Button } from '../button/button.tsx';
import * as css from './wallet-buttons.css.ts';

export interface WalletButtonsProps {
  /** The wallets that the device has, titled in their own wording: "Apple Pay". */
  wallets: readonly { readonly name: string; readonly title: string }[];
  /** The name of the wallet that is being asked; true while another method is. All are locked then. */
  busy?: string | boolean | null | undefined;
  /** Called with the name of the wallet that was pressed. */
  onChoose: (name: string) => void;
}

/** The wallets of a device. None is filled: that is for the card's button. */
export function WalletButtons({ wallets, busy, onChoose }: WalletButtonsProps) {
  const isLocked = busy !== undefined && busy !== null && busy !== false;
  return (
    <div className={css.wallets}>
      {wallets.map(({ name, title }) => (
        <Button
          key={name}
          size="wide"
          loading={busy === name}
          disabled={isLocked && busy !== name}
          onClick={() => onChoose(name)}
        >
          {title}
        </Button>
      ))}
    </div>
  );
}
