import type { ReactNode } from 'react';
import { useUi } from '../provider/ui-provider.tsx';
import * as css from './amount.css.ts';
import { type AmountText, amountText } from './amount-text.ts';

export interface AmountProps {
  /** Decimal string of the wire: `1234.50`. */
  amount: string;
  /** ISO 4217. */
  currency: string;
  /** Medium weight, for the first amount of a row. By default set unless the currency is hidden. */
  emphasis?: boolean | undefined;
  /** Hides the currency, for the second amount of a row in the same currency. */
  hideCurrency?: boolean | undefined;
  /** The decimals the column makes room for, so that all amounts align. `0` does not align. */
  decimals?: number | undefined;
}

/** An amount in a table. In sentences and on buttons an amount is text with its currency symbol. */
export function Amount({
  amount,
  currency,
  hideCurrency = false,
  emphasis = !hideCurrency,
  decimals = 2,
}: AmountProps) {
  const { locale } = useUi();
  const text = amountText(amount, currency, locale, decimals);
  return (
    <span className={css.amount({ emphasis, zero: text.isZero })}>
      {amountWords(text, hideCurrency ? undefined : currency)}
    </span>
  );
}

/**
 * The contents of an amount, also in table cells. It uses few elements, since a list has hundreds of amounts.
 */
export function amountWords({ figures, padding }: AmountText, currency: string | undefined): ReactNode {
  return (
    <>
      {padding === '' ? (
        figures
      ) : (
        <span className={css.padded} data-padding={padding}>
          {figures}
        </span>
      )}
      {currency !== undefined && <span className={css.unit}>{` ${currency}`}</span>}
    </>
  );
}
