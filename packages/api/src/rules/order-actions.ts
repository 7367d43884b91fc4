import type { OrderClosingAction } from '../vocabulary/enums.ts';
import { getBalance, type PaymentFacts } from './balance.ts';
import type { OrderFacts } from './order-state.ts';
import { pspStatuses } from './payment-statuses.ts';

/** What can be done to an order as a whole. */
export type OrderAction = 'edit' | 'cancel' | OrderClosingAction;

export interface OrderActionFacts extends OrderFacts {
  readonly payments: readonly (PaymentFacts & {
    /** For how many minutes somebody pays it, see `minutesBeingPaid`; undefined when nobody does. */
    readonly beingPaid: number | undefined;
  })[];
}

export type OrderRefusal =
  | { readonly code: 'ORDER_NOT_EDITABLE' | 'ORDER_HAS_MONEY' | 'ORDER_NOT_CLOSED' }
  | { readonly code: 'PAYMENT_BEING_PAID'; readonly minutes: number };

/**
 * Why each deed is refused at this moment; undefined where it is possible.
 *
 * Canceling wants that nobody is paying and that nothing is taken or held. Finalising waits only for what the PSP has
 * not answered yet. Each is lifted by its own opposite.
 */
export function orderActions(order: OrderActionFacts): Record<OrderAction, OrderRefusal | undefined> {
  const closed = order.revoked || order.finalized;
  const notEditable = closed ? ({ code: 'ORDER_NOT_EDITABLE' } as const) : undefined;
  const notClosed = { code: 'ORDER_NOT_CLOSED' } as const;
  return {
    edit: notEditable,
    cancel: notEditable ?? waiting(order.payments) ?? money(order),
    finalize: notEditable ?? waiting(order.payments.filter(({ status }) => pspStatuses.includes(status))),
    unfinalize: order.finalized ? undefined : notClosed,
    reinstate: order.revoked ? undefined : notClosed,
  };
}

function waiting(payments: OrderActionFacts['payments']): OrderRefusal | undefined {
  const minutes = payments.flatMap(({ beingPaid }) => (beingPaid === undefined ? [] : [beingPaid]));
  return minutes.length > 0 ? { code: 'PAYMENT_BEING_PAID', minutes: Math.max(...minutes) } : undefined;
}

function money({ total, payments }: OrderActionFacts): OrderRefusal | undefined {
  const { net, held } = getBalance(total, payments);
  return net > 0n || held > 0n ? { code: 'ORDER_HAS_MONEY' } : undefined;
}

/**
 * The least an order's total can be, in minor units: what is taken, what is held, and what open payments may still
 * take. Without the last, a payer could pay a link in good faith for more than the order is worth.
 */
export function leastTotal(order: Pick<OrderFacts, 'total' | 'payments'>): bigint {
  const { net, held, live } = getBalance(order.total, order.payments);
  return net + held + live;
}
