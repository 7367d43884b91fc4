import type { GuestLineContent } from '@deck/guest';
import { MoneyLegend } from '../money-line/money-legend.tsx';
import { MoneyLine } from '../money-line/money-line.tsx';
import * as css from './order-line.css.ts';

interface OrderLineProps {
  line: GuestLineContent;
  face: 'page' | 'pass';
}

/** The order's money under its title, with words, sums and dates. */
export function OrderLine({ line: { title, side, segments, sentence, legend }, face }: OrderLineProps) {
  return (
    <section className={css.line}>
      <div className={css.head}>
        <h2 className={css.title}>{title}</h2>
        {side !== '' && <p className={css.side}>{side}</p>}
      </div>
      <MoneyLine segments={segments} label={sentence} />
      <MoneyLegend items={legend} face={face} />
    </section>
  );
}

/** The same for a phone: the line and its words in one row. */
export function ShortOrderLine({ line: { segments, sentence, legend } }: Pick<OrderLineProps, 'line'>) {
  return (
    <div className={css.shortLine}>
      <MoneyLine segments={segments} label={sentence} size="small" />
      <MoneyLegend items={legend} face="phone" />
    </div>
  );
}
