import type { Order } from '@deck/api/contract/orders';
import { nextAmount } from '@deck/api/rules';
import { parseMoney, toAmount } from '@deck/values';

type Collected = Pick<Order, 'totalAmount' | 'availableAmount' | 'currency' | 'paymentPolicy'>;

/** What a new payment of an order asks for unless another amount is typed, a decimal string. */
export function firstAmount({ totalAmount, availableAmount, currency, paymentPolicy }: Collected): string {
  const [total, available] = [parseMoney(totalAmount, currency), parseMoney(availableAmount, currency)];
  return toAmount(nextAmount(total, available, paymentPolicy));
}
