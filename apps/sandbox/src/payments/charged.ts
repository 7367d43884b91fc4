import type { Money } from '@deck/values';
import type { PaymentRow } from './apply-payment-event.ts';

/** The amount the payer is charged: converted, or in the order's currency. */
export const getCharged = ({
  amount,
  currency,
  acquisitionAmount,
  acquisitionCurrency,
}: Pick<PaymentRow, 'amount' | 'currency' | 'acquisitionAmount' | 'acquisitionCurrency'>): Money =>
  acquisitionAmount !== null && acquisitionCurrency !== null
    ? { minor: acquisitionAmount, currency: acquisitionCurrency }
    : { minor: amount, currency };
