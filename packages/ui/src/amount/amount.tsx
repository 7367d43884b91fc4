import type { ReactNode } from 'react';
import { useUi } from '../provider/ui-provider.tsx';
import * as css from './amount.css.ts';
import { type AmountText, amountText } from './amount-text.ts';

export interface AmountProps {
  /** Decimal string of the wire: `1234.50`. */
  amount: string;
  /** ISO 4217. */
  currency: string;
  /** Medium weight: the first amount of a row. Unset, it is so unless the currency is left out. */
  emphasis?: boolean | undefined;
  /** For the second amount of a row in the same currency. */
  hideCurrency?: boolean | undefined;
  /** How many decimals the column keeps room for, so that all amounts share the decimal sign. `0` aligns nothing. */
  decimals?: number | undefined;
}

/** An amount in a table. In sentences and on buttons an amount is text, with the sign of its currency. */
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

/** What stands in an amount's box, be it its own or a cell of a table: few elements, since a list holds hundreds. */
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
