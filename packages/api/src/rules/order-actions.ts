import type { OrderClosingAction } from '../vocabulary/enums.ts';
import { getBalance, type PaymentFacts } from './balance.ts';
import type { OrderFacts } from './order-state.ts';
import { pspStatuses } from './payment-statuses.ts';

/** The actions on an order as a whole. */
export type OrderAction = 'edit' | 'cancel' | OrderClosingAction;

export interface OrderActionFacts extends OrderFacts {
  readonly payments: readonly (PaymentFacts & {
    /** How many minutes a payer is taken to be paying, see `minutesBeingPaid`; undefined if nobody is. */
    readonly beingPaid: number | undefined;
  })[];
}

export type OrderRefusal =
  | { readonly code: 'ORDER_NOT_EDITABLE' | 'ORDER_HAS_MONEY' | 'ORDER_NOT_CLOSED' }
  | { readonly code: 'PAYMENT_BEING_PAID'; readonly minutes: number };

/**
 * Why each action is refused now; undefined if it is possible. An order can be canceled only if nobody is
 * paying and nothing is taken or held. Finalising only waits for pending answers of the PSP. Each is undone
 * by its own opposite.
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
 * The lowest total of an order, in minor units: taken, held and open amounts. Open payments count, since a
 * payer could otherwise pay a link for more than the order's total.
 */
export function leastTotal(order: Pick<OrderFacts, 'total' | 'payments'>): bigint {
  const { net, held, live } = getBalance(order.total, order.payments);
  return net + held + live;
}
