import type { PaymentAction, PaymentType } from '../vocabulary/enums.ts';
import { getHeld, isLive, type PaymentFacts } from './balance.ts';
import { paymentKinds } from './payment-kinds.ts';
import { pspStatuses } from './payment-statuses.ts';
import { capturable, refundable } from './transition.ts';
import { paymentTransition, type TransitionEvent } from './transition-table.ts';

export interface ActionFacts extends PaymentFacts {
  readonly type: PaymentType;
}

/** The unpaid rest of a wire. Minor units. */
const confirmable = (payment: ActionFacts): bigint =>
  paymentKinds[payment.type].isConfirmedByHand ? payment.amount - payment.captured : 0n;

const events: Readonly<Record<Exclude<PaymentAction, 'revoke'>, TransitionEvent>> = {
  capture: 'PART_CAPTURED',
  refund: 'PART_REFUNDED',
  void: 'HOLD_VOIDED',
  confirm: 'PART_CONFIRMED',
};

const sums: Readonly<Record<PaymentAction, (payment: ActionFacts) => bigint>> = {
  capture: capturable,
  refund: refundable,
  void: getHeld,
  revoke: (payment) => payment.amount - payment.captured,
  confirm: confirmable,
};

/**
 * The maximum amount of an action now, in minor units; zero if the action is impossible. A void and a
 * revocation take everything, the others any part.
 */
export function getMost(action: PaymentAction, payment: ActionFacts): bigint {
  const allowed =
    action === 'revoke' ? isRevocable(payment) : paymentTransition(payment.status, events[action]);
  if (!allowed) return 0n;
  const most = sums[action](payment);
  return most > 0n ? most : 0n;
}

/**
 * Whether the status allows revoking a payment, a permanent link or a card request. A declined payment
 * without a living link is final: staff create a new payment instead.
 */
export const isRevocable = (payment: Pick<PaymentFacts, 'status' | 'linkLives'>): boolean =>
  paymentTransition(payment.status, 'REVOKED') !== undefined &&
  (payment.status !== 'DECLINED' || payment.linkLives);

/** After so many minutes without a sign of life, the payer has left the page. */
export const PAYER_STAYS_MINUTES = 10;
const MINUTE = 60_000;

/**
 * For how many minutes a payment cannot be revoked, because its payer is on the page or it is processing; at
 * least 1. Undefined if nobody is paying.
 */
export function minutesBeingPaid(
  payment: Pick<PaymentFacts, 'status' | 'linkLives'> & { readonly payerSeenAt: Date | null },
  now: Date,
): number | undefined {
  const { status, payerSeenAt } = payment;
  const left = payerSeenAt ? payerSeenAt.getTime() + PAYER_STAYS_MINUTES * MINUTE - now.getTime() : 0;
  const minutes = Math.ceil(left / MINUTE);
  if (pspStatuses.includes(status)) return Math.max(minutes, 1);
  // A payer who is asked for billing details has given the card already: the payment can be revoked.
  // A revoked card request waits until its guest leaves.
  const canBePaid = status === 'REVOKE_REQUESTED' || (isLive(payment) && status !== 'AWAITING_CLARIFICATION');
  return canBePaid && minutes > 0 ? minutes : undefined;
}
