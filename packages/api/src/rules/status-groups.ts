import type { OrderState, PaymentStatus } from '../vocabulary/states.ts';

/** The groups in which staff look for orders and payments: each says who has to do something. */
export const statusGroups = ['OPEN', 'NEEDS_YOU', 'PAID', 'OVER'] as const;
export type StatusGroup = (typeof statusGroups)[number];

const groups: Readonly<Record<OrderState | PaymentStatus, StatusGroup>> = {
  NEW: 'OPEN',
  CREATED: 'OPEN',
  REGISTERED: 'OPEN',
  NOT_PAID: 'OPEN',
  LINK_CREATED: 'OPEN',
  LINK_SENT: 'OPEN',
  REQUESTED: 'OPEN',
  SCHEDULED: 'OPEN',
  SCHEDULED_SEND: 'OPEN',
  SCHEDULED_CHARGE: 'OPEN',
  PROCESSING: 'OPEN',
  IN_PROGRESS: 'OPEN',
  RETRYING: 'OPEN',
  WAITING: 'OPEN',
  PARTIALLY_PAID: 'OPEN',
  AWAITING: 'NEEDS_YOU',
  AWAITING_CLARIFICATION: 'NEEDS_YOU',
  AWAITING_CONFIRMATION: 'NEEDS_YOU',
  AUTHORIZED: 'NEEDS_YOU',
  PARTIALLY: 'NEEDS_YOU',
  PARTIALLY_CAPTURED: 'NEEDS_YOU',
  REVOKE_REQUESTED: 'NEEDS_YOU',
  DECLINED: 'NEEDS_YOU',
  FAILED: 'NEEDS_YOU',
  ERROR: 'NEEDS_YOU',
  PAID: 'PAID',
  CHARGED: 'PAID',
  CAPTURED: 'PAID',
  COMPLETED: 'PAID',
  CONFIRMED: 'PAID',
  ACKNOWLEDGED: 'PAID',
  PROCESSED: 'PAID',
  FINALIZED: 'PAID',
  TOKENIZED: 'OVER',
  PARTIALLY_REFUNDED: 'OVER',
  REFUNDED: 'OVER',
  EXPIRED: 'OVER',
  RATE_EXPIRE: 'OVER',
  CANCELED: 'OVER',
  REVOKED: 'OVER',
  REVERSED: 'OVER',
  VOID: 'OVER',
  VOIDED: 'OVER',
  DUPLICATE: 'OVER',
};

/** The group of a status: an order or a payment waits for its guest, for staff, has its money, or is over. */
export const getStatusGroup = (status: OrderState | PaymentStatus): StatusGroup => groups[status];
