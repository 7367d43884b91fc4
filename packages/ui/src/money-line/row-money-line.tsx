import type { MoneyLineReading } from '@deck/values';
import type { CSSProperties } from 'react';
import * as css from './row-money-line.css.ts';
import { segment } from './segment.css.ts';
import { orderShapes } from './segment-shape.ts';

export interface RowMoneyLineProps extends Pick<MoneyLineReading, 'segments' | 'needle'> {
  /** Whether the order has dates. Without them there is no rail below the line. */
  hasDays: boolean;
  /** What it says to a screen reader: "Paid 33 %, held 33 %, asked 17 %, not asked 17 %". */
  label: string;
}

/** Of 96 pixels: the needle is 2 wide and stays within. */
const toPlace = (share: number) => Math.round(share * 94);

/**
 * An order's money in a row of a table, above its days: the nearer the needle is to the notch of the check-in while
 * the line is not full, the sooner somebody should call the guest. It only shows: nothing in it can be pressed.
 */
export function RowMoneyLine({ segments, needle, hasDays, label }: RowMoneyLineProps) {
  const place = needle === null ? undefined : toPlace(needle);
  return (
    <span
      className={css.row({ hasDays, hasNeedle: place !== undefined })}
      role="img"
      aria-label={label}
      data-place={place}
      style={place === undefined ? undefined : ({ [css.needlePlace]: `${place}px` } as CSSProperties)}
    >
      {segments.map(({ name, share }) => (
        <span
          key={name}
          className={`${css.part} ${segment({ shape: orderShapes[name] })}`}
          data-shape={orderShapes[name]}
          style={{ flexGrow: share }}
        />
      ))}
    </span>
  );
}
