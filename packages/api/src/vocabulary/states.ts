/** Every state an order can be shown in. Derived from its payments, except REVOKED and FINALIZED, which are stored. */
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

/** The statuses of a card asked for. */
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
 * What can be read in the timeline of an order or a payment. The last eight are ours: four of the order itself, and four
 * of a payment that are of technical interest alone.
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
] as const;

/** Whether someone may sign in. Being locked after failed sign-ins comes beside it. */
export const userStatuses = ['ENABLED', 'DISABLED'] as const;

export type UserStatus = (typeof userStatuses)[number];
export type OrderState = (typeof orderStates)[number];
export type PaymentStatus = (typeof paymentStatuses)[number];
export type CardRequestStatus = (typeof cardRequestStatuses)[number];
export type ProgressStatus = (typeof progressStatuses)[number];
export type TimelineEventType = (typeof timelineEvents)[number];

/** How a state reads: neutral = no money or over, info = on its way, warning = a part or someone awaited, success = all of it, danger = failed. */
export type Tone = 'neutral' | 'info' | 'warning' | 'success' | 'danger';
