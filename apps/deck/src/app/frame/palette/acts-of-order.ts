import type { Payment } from '@deck/api/contract/payments';
import { canBeSent } from '../../../domain/payment/is-page-open.ts';

export interface OrderActs {
  /** The payment whose hold ends first. */
  readonly capture: Payment | undefined;
  /** The payment with most to give back. */
  readonly refund: Payment | undefined;
  /** The newest payment whose page is open to its payer. */
  readonly link: Payment | undefined;
}

/** What the payments of an order let staff do from the palette; rights aside. */
export function actsOfOrder(payments: readonly Payment[]): OrderActs {
  const [refund] = payments
    .filter(({ actions, permanent }) => actions.refund.possible && !permanent)
    .toSorted((a, b) => Number(b.actions.refund.amount) - Number(a.actions.refund.amount));
  const [capture] = payments
    .filter(({ actions }) => actions.capture.possible)
    .toSorted((a, b) => (a.captureDeadline ?? '').localeCompare(b.captureDeadline ?? ''));
  return { capture, refund, link: payments.find(canBeSent) };
}
