import { CreditCard, Plus } from 'lucide-react';
import { Icon } from '../icon/icon.tsx';
import * as css from './card-mark.css.ts';
import type { SavedCardType } from './saved-card.ts';

/** Our own abbreviations: the schemes' logos are protected. */
const letters: Readonly<Record<string, string>> = {
  amex: 'AMEX',
  maestro: 'MAES',
  mastercard: 'MC',
  mir: 'MIR',
  visa: 'VISA',
  'visa electron': 'V EL',
};

/** The mark of a card brand; the name next to it is text. Empty for a new card. */
export function CardMark({ type }: { type: SavedCardType | '' }) {
  return (
    <span aria-hidden className={css.mark} data-brand={type}>
      {letters[type] ?? <Icon shape={type === '' ? Plus : CreditCard} />}
    </span>
  );
}
