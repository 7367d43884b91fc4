import { Button } from '@deck/ui';
import { Coins } from 'lucide-react';
import type { PayerView } from '../../src/payer/payer-view.ts';
import * as css from './crypto-choice.css.ts';
import { note } from './pay-screen.css.ts';
import { useReading } from './reading.ts';

interface CryptoChoiceProps {
  methods: PayerView['cryptoMethods'];
  /** The last one was refused: it is not accepted any more. */
  refused: boolean;
  busy: boolean;
  /** @param method its name */
  onSent: (method: string) => void;
}

/** What the payer may send instead of giving a card; nothing where only cards are accepted. */
export function CryptoChoice({ methods, refused, busy, onSent }: CryptoChoiceProps) {
  const { crypto } = useReading().words;
  if (methods.length === 0 && !refused) return null;
  return (
    <section className={css.choice} aria-labelledby="crypto">
      <h2 id="crypto" className={css.title}>
        {crypto.title}
      </h2>
      <p className={note}>{crypto.text}</p>
      {methods.map(({ name, title }) => (
        <Button key={name} size="wide" icon={Coins} disabled={busy} onClick={() => onSent(name)}>
          {crypto.sent(title)}
        </Button>
      ))}
      {refused && (
        <p className={note} role="alert">
          {crypto.notTaken}
        </p>
      )}
    </section>
  );
}
