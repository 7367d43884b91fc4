import type { MoneyLineName } from '@deck/values';
import * as css from './money-shapes.css.ts';
import { segment } from './segment.css.ts';
import { orderShapes } from './segment-shape.ts';

export interface MoneyShapesProps {
  /** The name of the list: "Money line". */
  label: string;
  /** In the order of the line. */
  shapes: readonly { readonly name: MoneyLineName; readonly label: string }[];
  /** The words of the needle and of the notch on the days: "Today", "Check-in". Only wide windows show them. */
  days?: { readonly needle: string; readonly notch: string } | undefined;
}

/** What the shapes of a column of `RowMoneyLine`s mean: once below the list. */
export function MoneyShapes({ label, shapes, days }: MoneyShapesProps) {
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
      {days !== undefined && (
        <>
          <li className={css.day}>
            <span aria-hidden className={css.needle} />
            {days.needle}
          </li>
          <li className={css.day}>
            <span aria-hidden className={css.notch} />
            {days.notch}
          </li>
        </>
      )}
    </ul>
  );
}
