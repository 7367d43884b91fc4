import type { PaymentStatus } from '@deck/api/vocabulary';
import type { GuestState } from '@deck/guest';
import { linkLives } from '../orders/payment-facts.ts';
import type { PaymentRow } from '../payments/apply-payment-event.ts';

/** What a guest reads of each status. A new status does not compile until it says what it is. */
const states: Readonly<Record<PaymentStatus, GuestState>> = {
  REGISTERED: 'OPEN',
  NEW: 'OPEN',
  CREATED: 'OPEN',
  LINK_CREATED: 'OPEN',
  LINK_SENT: 'OPEN',
  SCHEDULED: 'OPEN',
  SCHEDULED_SEND: 'OPEN',
  SCHEDULED_CHARGE: 'OPEN',
  REQUESTED: 'OPEN',
  REVOKE_REQUESTED: 'OPEN',
  IN_PROGRESS: 'CONFIRMING',
  PROCESSING: 'CONFIRMING',
  RETRYING: 'CONFIRMING',
  WAITING: 'CONFIRMING',
  AWAITING_CLARIFICATION: 'CONFIRMING',
  DECLINED: 'DECLINED',
  AWAITING: 'AWAITING_TRANSFER',
  AWAITING_CONFIRMATION: 'AWAITING_TRANSFER',
  PARTIALLY_PAID: 'AWAITING_TRANSFER',
  COMPLETED: 'PAID',
  PROCESSED: 'PAID',
  ACKNOWLEDGED: 'PAID',
  PAID: 'PAID',
  FINALIZED: 'PAID',
  CHARGED: 'PAID',
  CONFIRMED: 'PAID',
  CAPTURED: 'PAID',
  PARTIALLY_CAPTURED: 'PAID',
  PARTIALLY_REFUNDED: 'PAID',
  AUTHORIZED: 'HELD',
  TOKENIZED: 'CARD_SAVED',
  DUPLICATE: 'CARD_SAVED',
  REFUNDED: 'REFUNDED',
  REVERSED: 'RELEASED',
  VOID: 'RELEASED',
  VOIDED: 'RELEASED',
  EXPIRED: 'EXPIRED',
  RATE_EXPIRE: 'EXPIRED',
  CANCELED: 'CANCELED',
  REVOKED: 'CANCELED',
  FAILED: 'FAILED',
  ERROR: 'FAILED',
};

/** States in which the guest could act, were the link alive. */
const needsLink: ReadonlySet<GuestState> = new Set(['OPEN', 'DECLINED']);
/** States of a payment that took nothing, whose part another payment may have paid. */
const yields: ReadonlySet<GuestState> = new Set(['OPEN', 'DECLINED', 'EXPIRED', 'CANCELED']);

interface Circumstances {
  readonly now: Date;
  /** The guest was shown an account, and its money has not come. */
  readonly awaitsTransfer: boolean;
  /** Nothing is left to be paid of the order, and it stands. */
  readonly isSettled: boolean;
}

export function toGuestState(
  payment: Pick<PaymentRow, 'status' | 'type' | 'linkToken' | 'expiresAt' | 'rateEndsAt'>,
  { now, awaitsTransfer, isSettled }: Circumstances,
): GuestState {
  const state = states[payment.status];
  if (state === 'CONFIRMING' && awaitsTransfer) return 'AWAITING_TRANSFER';
  const ended = payment.linkToken !== null && needsLink.has(state) && !linkLives(payment, now);
  const reached = ended ? 'EXPIRED' : state;
  return isSettled && payment.type !== 'PAYMENT_VERIFY' && yields.has(reached) ? 'PAID_BY_ANOTHER' : reached;
}
