import { Figures } from '../figures/figures.tsx';
import { useUi } from '../provider/ui-provider.tsx';
import * as css from './amount.css.ts';
import { amountText } from './amount-text.ts';

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
  const { figures, padding, isZero } = amountText(amount, currency, locale, decimals);
  return (
    <span className={css.amount({ emphasis, zero: isZero })}>
      <span className={css.figures} data-padding={padding || undefined}>
        <Figures>{figures}</Figures>
      </span>
      {!hideCurrency && ' '}
      {!hideCurrency && <span className={css.unit}>{currency}</span>}
    </span>
  );
}
