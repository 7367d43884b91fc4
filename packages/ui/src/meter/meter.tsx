import { formatMoney, parseMoney } from '@deck/values';
import { useUi } from '../provider/ui-provider.tsx';
import { kind } from './kinds.css.ts';
import * as css from './meter.css.ts';
import { getShares } from './shares.ts';

export interface MeterPart {
  /** What the part is, in the reader's words. */
  label: string;
  /** Decimal string: `1234.50`. Not below zero. */
  value: string;
  /** `this` is the payment about to be made. */
  kind: 'paid' | 'held' | 'this';
}

export interface MeterProps {
  /** Decimal string: what is owed. */
  total: string;
  /** ISO 4217, of the total and of every part. */
  currency: string;
  /** From the start; what they leave is due. */
  parts: readonly MeterPart[];
}

/**
 * How much of an amount is paid, held and due. The figures stand beside it: it says them only to those who cannot see it.
 * @throws RangeError for an amount or a currency that is none.
 */
export function Meter({ total, currency, parts }: MeterProps) {
  const { locale, messages } = useUi();
  const amounts = parts.map(({ value }) => parseMoney(value, currency));
  const { due, widths } = getShares(parseMoney(total, currency), amounts);
  const words = parts.map(
    ({ label, value }) => `${label} ${formatMoney(parseMoney(value, currency), locale)}`,
  );
  const drawn = [...parts.map((part) => part.kind), 'due' as const]
    .map((shape, index) => ({ shape, width: widths[index] ?? 0, order: index }))
    .filter(({ width }) => width > 0);
  return (
    <div
      className={css.meter}
      role="img"
      aria-label={[...words, messages.meter.due(formatMoney(due, locale))].join(', ')}
    >
      {drawn.map(({ shape, width, order }) => (
        <span
          key={order}
          className={`${css.part} ${kind({ kind: shape })}`}
          data-kind={shape}
          style={{ flexGrow: width }}
        />
      ))}
    </div>
  );
}
