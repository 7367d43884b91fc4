import { formatMoney, parseMoney } from '@deck/values';
import * as css from '../money-line/money-line.css.ts';
import { segment } from '../money-line/segment.css.ts';
import type { SegmentShape } from '../money-line/segment-shape.ts';
import { useUi } from '../provider/ui-provider.tsx';
import { getShares } from './shares.ts';

export interface MeterPart {
  /** The name of the part. */
  label: string;
  /** A decimal string: `1234.50`. Not negative. */
  value: string;
  /** `this` is the payment about to be created, `back` is what went back to the payer. */
  kind: Exclude<SegmentShape, 'due'>;
}

export interface MeterProps {
  /** A decimal string: the total. */
  total: string;
  /** ISO 4217, for the total and all parts. */
  currency: string;
  /** The parts, from the start of the line. */
  parts: readonly MeterPart[];
  /** The name of the rest; by default it is due. */
  rest?: string | undefined;
}

/**
 * The paid, held, returned and due shares of an amount. The figures are next to it as text; it announces them to screen
 * readers.
 * @throws RangeError for an invalid amount or currency.
 */
export function Meter({ total, currency, parts, rest }: MeterProps) {
  const { locale, messages } = useUi();
  const amounts = parts.map(({ value }) => parseMoney(value, currency));
  const { due, widths } = getShares(parseMoney(total, currency), amounts);
  const words = parts.map(
    ({ label, value }) => `${label} ${formatMoney(parseMoney(value, currency), locale)}`,
  );
  const left = formatMoney(due, locale);
  // Nothing is left of what is not due: there is no need to say so.
  if (rest === undefined) words.push(messages.meter.due(left));
  else if (due.minor > 0n) words.push(`${rest} ${left}`);
  const drawn = [...parts.map((part) => part.kind), 'due' as const]
    .map((shape, index) => ({ shape, width: widths[index] ?? 0, order: index }))
    .filter(({ width }) => width > 0);
  return (
    <div className={css.line({ size: 'small' })} role="img" aria-label={words.join(', ')}>
      {drawn.map(({ shape, width, order }) => (
        <span
          key={order}
          className={`${css.part} ${segment({ shape })}`}
          data-kind={shape}
          style={{ flexGrow: width }}
        />
      ))}
    </div>
  );
}
