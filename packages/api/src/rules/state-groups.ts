import type { OrderState } from '../vocabulary/states.ts';

/** The groups in which staff look for orders: each says who has to do something. */
export const stateGroups = ['OPEN', 'NEEDS_YOU', 'PAID', 'OVER'] as const;
export type StateGroup = (typeof stateGroups)[number];

const groups: Readonly<Record<OrderState, StateGroup>> = {
  NEW: 'OPEN',
  CREATED: 'OPEN',
  NOT_PAID: 'OPEN',
  LINK_SENT: 'OPEN',
  SCHEDULED: 'OPEN',
  SCHEDULED_SEND: 'OPEN',
  SCHEDULED_CHARGE: 'OPEN',
  PROCESSING: 'OPEN',
  PARTIALLY_PAID: 'OPEN',
  AWAITING: 'NEEDS_YOU',
  AWAITING_CLARIFICATION: 'NEEDS_YOU',
  AUTHORIZED: 'NEEDS_YOU',
  PARTIALLY: 'NEEDS_YOU',
  PARTIALLY_CAPTURED: 'NEEDS_YOU',
  REVOKE_REQUESTED: 'NEEDS_YOU',
  DECLINED: 'NEEDS_YOU',
  ERROR: 'NEEDS_YOU',
  PAID: 'PAID',
  CHARGED: 'PAID',
  CAPTURED: 'PAID',
  PROCESSED: 'PAID',
  FINALIZED: 'PAID',
  PARTIALLY_REFUNDED: 'OVER',
  REFUNDED: 'OVER',
  EXPIRED: 'OVER',
  REVOKED: 'OVER',
  REVERSED: 'OVER',
  VOIDED: 'OVER',
};

/** The group of a state: an order waits for its guest, for staff, has its money, or is over. */
export const getStateGroup = (state: OrderState): StateGroup => groups[state];
