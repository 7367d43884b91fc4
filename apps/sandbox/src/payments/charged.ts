import type { Money } from '@deck/values';
import type { PaymentRow } from './apply-payment-event.ts';

/** What the payer of a payment is charged: converted, or as it stands in the order. */
export const getCharged = ({
  amount,
  currency,
  acquisitionAmount,
  acquisitionCurrency,
}: Pick<PaymentRow, 'amount' | 'currency' | 'acquisitionAmount' | 'acquisitionCurrency'>): Money =>
  acquisitionAmount !== null && acquisitionCurrency !== null
    ? { minor: acquisitionAmount, currency: acquisitionCurrency }
    : { minor: amount, currency };
