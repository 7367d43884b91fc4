import { MethodRow } from '@deck/ui';
import { Coins, Landmark, Wallet } from 'lucide-react';
import type { PayerView } from '../../src/payer/payer-view.ts';
import * as css from './other-ways.css.ts';
import { useReading } from './reading.ts';
import { isInstant } from './sort-ways.ts';

type Method = PayerView['methods'][number];

interface WaysProps {
  methods: readonly Method[];
  /** What to know of a bank transfer. */
  bankNote: string;
  busy: boolean;
  onChoose: (name: string) => void;
}

const icons = {
  WALLET: Wallet,
  REDIRECT: Landmark,
  TRANSFER: Landmark,
  CRYPTO: Coins,
  CARD: Landmark,
} as const;

/** Banks, transfers and everything else that needs no card, one below the other. */
export function OtherWays({ methods, bankNote, busy, onChoose }: WaysProps) {
  const { methods: words } = useReading().words;
  const notes = {
    REDIRECT: words.redirect,
    TRANSFER: bankNote,
    CRYPTO: words.cryptoNote,
    WALLET: '',
    CARD: '',
  };
  const noteOf = ({ name, way }: Method) => (isInstant(name) ? words.instant : notes[way]);
  if (methods.length === 0) return null;
  return (
    <ul className={css.list}>
      {methods.map((method) => (
        <li key={method.name}>
          <MethodRow
            icon={icons[method.way]}
            title={method.way === 'CRYPTO' ? words.crypto(method.title) : method.title}
            note={noteOf(method)}
            disabled={busy}
            onClick={() => onChoose(method.name)}
          />
        </li>
      ))}
    </ul>
  );
}

/** What would make the page long, behind a word. */
export function MoreWays(props: WaysProps) {
  const { words } = useReading();
  if (props.methods.length === 0) return null;
  return (
    <details>
      <summary className={css.more}>{words.methods.more(props.methods.length)}</summary>
      <OtherWays {...props} />
    </details>
  );
}
