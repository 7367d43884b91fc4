import { Button } from '@deck/ui';
import { Coins, Landmark, Wallet } from 'lucide-react';
import type { PayerView } from '../../src/payer/payer-view.ts';
import * as css from './other-ways.css.ts';
import { note } from './pay-screen.css.ts';
import { useReading } from './reading.ts';

type Method = PayerView['methods'][number];

interface WaysProps {
  methods: readonly Method[];
  busy: boolean;
  onChoose: (method: Method) => void;
}

const icons = {
  WALLET: Wallet,
  REDIRECT: Landmark,
  TRANSFER: Landmark,
  CRYPTO: Coins,
  CARD: Landmark,
} as const;

/** The wallets beside each other, in their own wording. */
export function WalletButtons({ methods, busy, onChoose }: WaysProps) {
  return (
    <div className={css.wallets}>
      {methods.map((method) => (
        <Button key={method.name} size="wide" disabled={busy} onClick={() => onChoose(method)}>
          {method.title}
        </Button>
      ))}
    </div>
  );
}

/** Banks, transfers and everything else that needs no card, one below the other. */
export function OtherWays({ methods, busy, onChoose }: WaysProps) {
  const { methods: words } = useReading().words;
  const notes = {
    REDIRECT: words.redirect,
    TRANSFER: words.transfer,
    CRYPTO: words.cryptoNote,
    WALLET: '',
    CARD: '',
  };
  return (
    <ul className={css.list}>
      {methods.map((method, index) => {
        const text = notes[method.way];
        const isNew = text !== '' && methods[index - 1]?.way !== method.way;
        return (
          <li key={method.name} className={css.way}>
            {isNew && <p className={note}>{text}</p>}
            <Button size="wide" icon={icons[method.way]} disabled={busy} onClick={() => onChoose(method)}>
              {method.way === 'CRYPTO' ? words.crypto(method.title) : method.title}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
