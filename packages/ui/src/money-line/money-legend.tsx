import type { GuestLegendContent } from '@deck/guest';
import { Figures } from '../figures/figures.tsx';
import * as css from './money-legend.css.ts';
import { segment } from './segment.css.ts';
import { getShape } from './segment-shape.ts';

export interface MoneyLegendProps {
  /** What each part is and how much. */
  items: readonly GuestLegendContent[];
  /** `page` with dates in columns, `phone` short in a line, `pass` for the receipt without dates. */
  face: 'page' | 'phone' | 'pass';
}

/** The words, sums and dates of a `MoneyLine`, each with its shape. */
export function MoneyLegend({ items, face }: MoneyLegendProps) {
  return (
    <dl className={css.legend({ face })}>
      {items.map((item) => (
        <div key={item.name} className={css.item({ face })}>
          <span
            aria-hidden
            className={`${css.swatch({ face })} ${segment({ shape: getShape(item) })}`}
            data-shape={getShape(item)}
          />
          <dt className={css.label({ face })}>{face === 'phone' ? item.shortLabel : item.label}</dt>
          <dd className={css.amount({ face, isLit: item.name === 'asked', isZero: item.isZero })}>
            <Figures>{item.amount}</Figures>
          </dd>
          {face === 'page' && item.detail !== '' && <dd className={css.detail}>{item.detail}</dd>}
        </div>
      ))}
    </dl>
  );
}
