import type { GuestSegmentContent } from '@deck/guest';
import * as css from './money-line.css.ts';
import { segment } from './segment.css.ts';
import { getShape } from './segment-shape.ts';

export interface MoneyLineProps {
  /** In the order of the line. The shares add up to 1. */
  segments: readonly GuestSegmentContent[];
  /** What it says to a screen reader: "Paid €648.00, this payment €1,944.00, still due €3,888.00". */
  label: string;
  /** `small` on a phone. */
  size?: 'small' | 'large' | undefined;
}

/** An order's money as one line: what is paid, held, asked now and still due. A `MoneyLegend` stands below it. */
export function MoneyLine({ segments, label, size = 'large' }: MoneyLineProps) {
  return (
    <div className={css.line({ size })} role="img" aria-label={label}>
      {segments.map((part) => {
        const shape = getShape(part);
        return (
          <span
            key={part.name}
            className={`${css.part} ${segment({ shape })}`}
            data-shape={shape}
            style={{ flexGrow: part.share }}
          />
        );
      })}
    </div>
  );
}
