import type { OrderState, PaymentStatus, ProgressStatus } from '../vocabulary/states.ts';
import { getBalance, type PaymentFacts } from './balance.ts';
import { pspStatuses } from './payment-statuses.ts';

export interface OrderFacts {
  /** Integer minor units of the order's currency. */
  readonly total: bigint;
  readonly revoked: boolean;
  readonly finalized: boolean;
  /** A split link that payers can still use. */
  readonly splitOpen: boolean;
  /** Oldest first. Payments without an amount, such as card requests, do not count. */
  readonly payments: readonly PaymentFacts[];
}

const afterTheLast: Partial<Record<PaymentStatus, OrderState>> = {
  DECLINED: 'DECLINED',
  EXPIRED: 'EXPIRED',
  RATE_EXPIRE: 'EXPIRED',
  VOIDED: 'VOIDED',
  REVERSED: 'REVERSED',
  ERROR: 'ERROR',
};

/**
 * The state of an order, derived from its payments: the first match counts. Only revoked and finalised are
 * stored.
 */
export function orderState(order: OrderFacts): OrderState {
  const payments = order.payments.filter(({ amount }) => amount > 0n);
  const { net, held, refunded } = getBalance(order.total, payments);
  const any = (...statuses: PaymentStatus[]) => payments.some((one) => statuses.includes(one.status));

  if (order.revoked) return 'REVOKED';
  if (order.finalized) return 'FINALIZED';
  if (order.total > 0n && net >= order.total) return 'PAID';
  if (refunded > 0n && net > 0n) return 'PARTIALLY_REFUNDED';
  if (any('PARTIALLY_CAPTURED')) return 'PARTIALLY_CAPTURED';
  if (net > 0n) return 'PARTIALLY_PAID';
  if (held > 0n && held >= order.total) return 'AUTHORIZED';
  if (held > 0n) return 'PARTIALLY';
  if (any(...pspStatuses)) return 'PROCESSING';
  if (any('AWAITING_CLARIFICATION')) return 'AWAITING_CLARIFICATION';
  if (any('SCHEDULED_CHARGE')) return 'SCHEDULED_CHARGE';
  if (any('SCHEDULED_SEND')) return 'SCHEDULED_SEND';
  if (any('LINK_SENT')) return 'LINK_SENT';
  if (any('LINK_CREATED', 'AWAITING', 'AWAITING_CONFIRMATION') || order.splitOpen) return 'AWAITING';
  if (refunded > 0n) return 'REFUNDED';
  const last = payments.at(-1);
  return (last && afterTheLast[last.status]) ?? 'NEW';
}

/** The progress of an order: taken and kept money against its total. */
export function progressStatus(order: Pick<OrderFacts, 'total' | 'payments'>): ProgressStatus {
  const { net } = getBalance(order.total, order.payments);
  if (net <= 0n) return 'NOT_STARTED';
  return net >= order.total ? 'COMPLETED' : 'IN_PROGRESS';
}
