import type { PaymentStatus } from '../vocabulary/states.ts';

/** All events of a payment. Amounts and times decide the event; the table decides the new status. */
export const paymentEvents = [
  'LINK_CREATED',
  'LINK_SENT',
  'SEND_SCHEDULED',
  'SEND_FAILED',
  'CHARGE_SCHEDULED',
  'INVOICE_CREATED',
  'CARD_ASKED',
  'SUBMITTED',
  'RETRIED',
  'PAGE_TIMED_OUT',
  'CHARGE_APPROVED',
  'AUTH_APPROVED',
  'VERIFY_APPROVED',
  'DECLINED',
  'CLARIFICATION_ASKED',
  'CLARIFIED',
  'CLARIFICATION_TIMED_OUT',
  'FAILED',
  'ANSWER_MISSING',
  'LIFETIME_ENDED',
  'RATE_ENDED',
  'REVOKED',
  'REVOKE_ASKED',
  'PAYER_SAID_PAID',
  'PART_CONFIRMED',
  'REST_CONFIRMED',
  'PART_CAPTURED',
  'ALL_CAPTURED',
  'HOLD_VOIDED',
  'HOLD_ENDED',
  'PART_REFUNDED',
  'ALL_REFUNDED',
  'CARD_GIVEN',
  'CARD_KNOWN',
  'CHECK_FAILED',
  'CARD_DELETED',
] as const;
export type TransitionEvent = (typeof paymentEvents)[number];

type Row = Partial<Record<TransitionEvent, PaymentStatus>>;

const answers: Row = {
  CHARGE_APPROVED: 'CHARGED',
  AUTH_APPROVED: 'AUTHORIZED',
  VERIFY_APPROVED: 'PROCESSED',
  DECLINED: 'DECLINED',
  CLARIFICATION_ASKED: 'AWAITING_CLARIFICATION',
  FAILED: 'ERROR',
};
/**
 * A success that was submitted in time still counts after the payment ended, since the bank has moved the
 * money.
 */
const lateSuccess: Row = { CHARGE_APPROVED: 'CHARGED', AUTH_APPROVED: 'AUTHORIZED' };
const linkEnds: Row = { LIFETIME_ENDED: 'EXPIRED', RATE_ENDED: 'RATE_EXPIRE', REVOKED: 'REVOKED' };
const refunds: Row = { PART_REFUNDED: 'PARTIALLY_REFUNDED', ALL_REFUNDED: 'REFUNDED' };

const table: Partial<Record<PaymentStatus, Row>> = {
  NEW: {
    LINK_CREATED: 'LINK_CREATED',
    LINK_SENT: 'LINK_SENT',
    SEND_SCHEDULED: 'SCHEDULED_SEND',
    CHARGE_SCHEDULED: 'SCHEDULED_CHARGE',
    INVOICE_CREATED: 'AWAITING',
    CARD_ASKED: 'REQUESTED',
    SUBMITTED: 'PROCESSING',
    PAGE_TIMED_OUT: 'CANCELED',
    REVOKED: 'REVOKED',
  },
  LINK_CREATED: { LINK_SENT: 'LINK_SENT', SUBMITTED: 'PROCESSING', ...linkEnds },
  LINK_SENT: { LINK_SENT: 'LINK_SENT', SUBMITTED: 'PROCESSING', ...linkEnds },
  SCHEDULED_SEND: { LINK_SENT: 'LINK_SENT', SEND_FAILED: 'LINK_CREATED', REVOKED: 'REVOKED' },
  SCHEDULED_CHARGE: { SUBMITTED: 'PROCESSING', FAILED: 'ERROR', REVOKED: 'REVOKED' },
  PROCESSING: { ...answers, ANSWER_MISSING: 'WAITING' },
  RETRYING: { ...answers, ANSWER_MISSING: 'WAITING' },
  WAITING: answers,
  DECLINED: { RETRIED: 'RETRYING', LIFETIME_ENDED: 'EXPIRED', REVOKED: 'REVOKED' },
  AWAITING_CLARIFICATION: {
    CLARIFIED: 'PROCESSING',
    CLARIFICATION_TIMED_OUT: 'CANCELED',
    REVOKED: 'CANCELED',
  },
  AWAITING: {
    PAYER_SAID_PAID: 'AWAITING_CONFIRMATION',
    PART_CONFIRMED: 'PARTIALLY_PAID',
    REST_CONFIRMED: 'CONFIRMED',
    ...linkEnds,
  },
  AWAITING_CONFIRMATION: {
    PART_CONFIRMED: 'PARTIALLY_PAID',
    REST_CONFIRMED: 'CONFIRMED',
    REVOKED: 'REVOKED',
  },
  PARTIALLY_PAID: { PART_CONFIRMED: 'PARTIALLY_PAID', REST_CONFIRMED: 'CONFIRMED', ...refunds },
  AUTHORIZED: {
    PART_CAPTURED: 'PARTIALLY_CAPTURED',
    ALL_CAPTURED: 'CAPTURED',
    HOLD_VOIDED: 'VOIDED',
    HOLD_ENDED: 'REVERSED',
  },
  PARTIALLY_CAPTURED: {
    PART_CAPTURED: 'PARTIALLY_CAPTURED',
    ALL_CAPTURED: 'CAPTURED',
    HOLD_VOIDED: 'PARTIALLY_CAPTURED',
    HOLD_ENDED: 'PARTIALLY_CAPTURED',
    ...refunds,
  },
  CHARGED: refunds,
  CAPTURED: refunds,
  PAID: refunds,
  PARTIALLY_REFUNDED: {
    PART_CAPTURED: 'PARTIALLY_REFUNDED',
    ALL_CAPTURED: 'PARTIALLY_REFUNDED',
    HOLD_VOIDED: 'PARTIALLY_REFUNDED',
    HOLD_ENDED: 'PARTIALLY_REFUNDED',
    ...refunds,
  },
  EXPIRED: lateSuccess,
  RATE_EXPIRE: lateSuccess,
  CANCELED: lateSuccess,
  REVOKED: lateSuccess,
  ERROR: lateSuccess,
  REQUESTED: {
    CARD_GIVEN: 'TOKENIZED',
    CARD_KNOWN: 'DUPLICATE',
    LIFETIME_ENDED: 'EXPIRED',
    REVOKED: 'REVOKED',
    REVOKE_ASKED: 'REVOKE_REQUESTED',
    CHECK_FAILED: 'ERROR',
  },
  REVOKE_REQUESTED: { REVOKED: 'REVOKED', LIFETIME_ENDED: 'REVOKED', CARD_GIVEN: 'TOKENIZED' },
  TOKENIZED: { CARD_DELETED: 'REVOKED' },
};

/**
 * The next status of a payment after an event; undefined: the event is refused. A confirmed wire becomes PAID
 * immediately and never stays CONFIRMED.
 */
export function paymentTransition(status: PaymentStatus, event: TransitionEvent): PaymentStatus | undefined {
  const next = table[status]?.[event];
  return next === 'CONFIRMED' ? 'PAID' : next;
}
