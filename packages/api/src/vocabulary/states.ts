/** Every state of an order. Derived from its payments, except REVOKED and FINALIZED, which are stored. */
export const orderStates = [
  'NEW',
  'CREATED',
  'LINK_SENT',
  'SCHEDULED',
  'SCHEDULED_SEND',
  'SCHEDULED_CHARGE',
  'AWAITING',
  'AWAITING_CLARIFICATION',
  'PROCESSING',
  'NOT_PAID',
  'PARTIALLY_PAID',
  'PAID',
  'FINALIZED',
  'AUTHORIZED',
  'CHARGED',
  'PARTIALLY_CAPTURED',
  'CAPTURED',
  'PROCESSED',
  'PARTIALLY',
  'PARTIALLY_REFUNDED',
  'REFUNDED',
  'EXPIRED',
  'REVOKED',
  'REVOKE_REQUESTED',
  'REVERSED',
  'VOIDED',
  'DECLINED',
  'ERROR',
] as const;

export const paymentStatuses = [
  'REGISTERED',
  'IN_PROGRESS',
  'COMPLETED',
  'PROCESSED',
  'FAILED',
  'EXPIRED',
  'RATE_EXPIRE',
  'CANCELED',
  'PAID',
  'REQUESTED',
  'DECLINED',
  'NEW',
  'CREATED',
  'LINK_CREATED',
  'LINK_SENT',
  'SCHEDULED_SEND',
  'SCHEDULED_CHARGE',
  'SCHEDULED',
  'PROCESSING',
  'WAITING',
  'PARTIALLY_PAID',
  'REVOKED',
  'REVOKE_REQUESTED',
  'ACKNOWLEDGED',
  'FINALIZED',
  'VOID',
  'ERROR',
  'CHARGED',
  'PARTIALLY_REFUNDED',
  'REFUNDED',
  'REVERSED',
  'PARTIALLY_CAPTURED',
  'CAPTURED',
  'RETRYING',
  'AWAITING',
  'AWAITING_CLARIFICATION',
  'AWAITING_CONFIRMATION',
  'CONFIRMED',
  'AUTHORIZED',
  'VOIDED',
  'TOKENIZED',
  'DUPLICATE',
] as const;

/** The statuses of a card request. */
export const cardRequestStatuses = [
  'NEW',
  'REQUESTED',
  'TOKENIZED',
  'EXPIRED',
  'REVOKE_REQUESTED',
  'REVOKED',
  'DUPLICATE',
  'ERROR',
] as const satisfies readonly PaymentStatus[];

export const progressStatuses = ['NOT_STARTED', 'IN_PROGRESS', 'COMPLETED'] as const;

/**
 * The entries of an order's or a payment's timeline. The last nine are ours: four of the order itself, four
 * technical entries of a payment, and a reminder that staff sent.
 */
export const timelineEvents = [
  'CREATED',
  'LINK_SEND_SCHEDULED',
  'LINK_SENT',
  'LINK_CREATED',
  'LINK_SENT_TO_PHONE',
  'DELIVERED',
  'MESSAGE_OPENED',
  'PRE_PAYMENT_PAGE_OPENED',
  'PAYMENT_PAGE_OPENED',
  'SCHEDULED',
  'AUTHORIZED',
  'CHARGED',
  'ORDER_PAID',
  'PAID',
  'PARTIALLY_PAID',
  'PARTIALLY_CAPTURED',
  'DECLINED',
  'REVOKED',
  'VOIDED',
  'EXPIRED',
  'REFUNDED',
  'ERROR',
  'WIRE_INVOICE_CREATED',
  'PROCESSED',
  'INVOICE_SENT',
  'INVOICE_DELIVERED',
  'INVOICE_OPENED',
  'INVOICE_DOWNLOADED',
  'EDITED',
  'FINALIZED',
  'UNFINALIZED',
  'REINSTATED',
  'SENT_TO_BANK',
  'CALLBACK_DELIVERED',
  'CALLBACK_FAILED',
  'POSTED_TO_FOLIO',
  'REMINDER_SENT',
] as const;

/** Whether a user may sign in. The lock after failed sign-ins is separate. */
export const userStatuses = ['ENABLED', 'DISABLED'] as const;

export type UserStatus = (typeof userStatuses)[number];
export type OrderState = (typeof orderStates)[number];
export type PaymentStatus = (typeof paymentStatuses)[number];
export type CardRequestStatus = (typeof cardRequestStatuses)[number];
export type ProgressStatus = (typeof progressStatuses)[number];
export type TimelineEventType = (typeof timelineEvents)[number];

/**
 * The tone of a state. neutral: no money or final; info: in progress; warning: partial or waiting; success:
 * complete; danger: failed.
 */
export type Tone = 'neutral' | 'info' | 'warning' | 'success' | 'danger';
