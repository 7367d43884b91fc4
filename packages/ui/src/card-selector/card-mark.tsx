import { CreditCard, Plus } from 'lucide-react';
import { Icon } from '../icon/icon.tsx';
import * as css from './card-mark.css.ts';
import type { SavedCardType } from './saved-card.ts';

/** Letters of our own: the marks of the schemes are theirs. */
const letters: Readonly<Record<string, string>> = {
  amex: 'AMEX',
  maestro: 'MAES',
  mastercard: 'MC',
  mir: 'MIR',
  visa: 'VISA',
  'visa electron': 'V EL',
};

/** The brand of a card at a glance; the name beside it says it. Empty is a card that is still to be added. */
export function CardMark({ type }: { type: SavedCardType | '' }) {
  return (
    <span aria-hidden className={css.mark} data-brand={type}>
      {letters[type] ?? <Icon shape={type === '' ? Plus : CreditCard} />}
    </span>
  );
}
