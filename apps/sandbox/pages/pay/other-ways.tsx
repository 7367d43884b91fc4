import type { GuestContent } from '@deck/guest';
import { Icon, MethodRow } from '@deck/ui';
import { ChevronDown, Coins, Landmark, Wallet } from 'lucide-react';
import type { PayerView } from '../../src/payer/payer-view.ts';
import * as css from './other-ways.css.ts';
import { useReading } from './reading.ts';

type Method = PayerView['methods'][number];

interface WaysProps {
  methods: readonly Method[];
  /** What each says of itself. */
  rows: GuestContent['methods'];
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
export function OtherWays({ methods, rows, busy, onChoose }: WaysProps) {
  if (methods.length === 0) return null;
  const said = new Map(rows.map((row) => [row.name, row]));
  return (
    <ul className={css.list}>
      {methods.map((method) => (
        <li key={method.name}>
          <MethodRow
            icon={icons[method.way]}
            title={said.get(method.name)?.rowTitle ?? method.title}
            note={said.get(method.name)?.note ?? ''}
            phoneNote={said.get(method.name)?.phoneNote}
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
      <summary className={css.more}>
        {words.methods.more(props.methods.length)}
        <span className={css.pointer}>
          <Icon shape={ChevronDown} />
        </span>
      </summary>
      <OtherWays {...props} />
    </details>
  );
}
