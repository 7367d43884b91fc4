import type { MoneyLineName } from '@deck/values';
import * as css from './money-shapes.css.ts';
import { segment } from './segment.css.ts';
import { orderShapes } from './segment-shape.ts';

export interface MoneyShapesProps {
  /** The name of the list: "Money line". */
  label: string;
  /** In the order of the line. */
  shapes: readonly { readonly name: MoneyLineName; readonly label: string }[];
}

/** What the shapes of a column of `RowMoneyLine`s mean: once below the list. */
export function MoneyShapes({ label, shapes }: MoneyShapesProps) {
  return (
    <ul className={css.list} aria-label={label}>
      {shapes.map((shape) => (
        <li key={shape.name} className={css.item}>
          <span
            aria-hidden
            className={`${css.swatch} ${segment({ shape: orderShapes[shape.name] })}`}
            data-shape={orderShapes[shape.name]}
          />
          {shape.label}
        </li>
      ))}
    </ul>
  );
}
