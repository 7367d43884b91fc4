import { Figures } from '../figures/figures.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as css from './money-headline.css.ts';

export interface MoneyHeadlineProps {
  /** What the figure is, for a screen reader: "Order total". */
  label: string;
  /** The total as text: "€6,480.00". */
  total: string;
  /** How much of it is there: "One third is paid and one third held." */
  state: string;
  /** What ends next: "The link for €1,080.00 ends tomorrow." */
  ends: string;
  /** It ends too late, or has ended. */
  isLate: boolean;
}

/** The one figure of an order's page, and in a sentence what it needs. It stands above an `OrderMoneyLine`. */
export function MoneyHeadline({ label, total, state, ends, isLate }: MoneyHeadlineProps) {
  return (
    <div className={css.headline}>
      <p className={css.total}>
        <VisuallyHidden>{label} </VisuallyHidden>
        <Figures>{total}</Figures>
      </p>
      <p className={css.sentence}>
        {state} {ends !== '' && <span className={css.ends({ isLate })}>{ends}</span>}
      </p>
    </div>
  );
}
