import type { PaymentAction, PaymentType } from '../vocabulary/enums.ts';
import { getHeld, isLive, type PaymentFacts } from './balance.ts';
import { paymentKinds } from './payment-kinds.ts';
import { pspStatuses } from './payment-statuses.ts';
import { capturable, refundable } from './transition.ts';
import { paymentTransition, type TransitionEvent } from './transition-table.ts';

export interface ActionFacts extends PaymentFacts {
  readonly type: PaymentType;
}

/** What a wire still owes. Minor units. */
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
 * The most an action can move of a payment at this moment, in minor units; zero where the action is not possible.
 * A void and a revocation always take all of it, the others any part.
 */
export function getMost(action: PaymentAction, payment: ActionFacts): bigint {
  const allowed =
    action === 'revoke' ? isRevocable(payment) : paymentTransition(payment.status, events[action]);
  if (!allowed) return 0n;
  const most = sums[action](payment);
  return most > 0n ? most : 0n;
}

/**
 * Whether a payment, a permanent link or a request for a card can still be called off, as far as its status says. What
 * was declined and has no link on which another card could be tried is over: a new payment is made instead.
 */
export const isRevocable = (payment: Pick<PaymentFacts, 'status' | 'linkLives'>): boolean =>
  paymentTransition(payment.status, 'REVOKED') !== undefined &&
  (payment.status !== 'DECLINED' || payment.linkLives);

/** So many minutes after its last sign of life a payer is taken to have left the page. */
export const PAYER_STAYS_MINUTES = 10;
const MINUTE = 60_000;

/**
 * For how many minutes a payment cannot be revoked, since its payer is on the page or it is being processed; at least
 * one. Undefined when nobody pays it.
 */
export function minutesBeingPaid(
  payment: Pick<PaymentFacts, 'status' | 'linkLives'> & { readonly payerSeenAt: Date | null },
  now: Date,
): number | undefined {
  const { status, payerSeenAt } = payment;
  const left = payerSeenAt ? payerSeenAt.getTime() + PAYER_STAYS_MINUTES * MINUTE - now.getTime() : 0;
  const minutes = Math.ceil(left / MINUTE);
  if (pspStatuses.includes(status)) return Math.max(minutes, 1);
  // Who is asked for billing details has given the card: calling that off is allowed at any time.
  // A request for a card that was called off waits for its guest to leave.
  const canBePaid = status === 'REVOKE_REQUESTED' || (isLive(payment) && status !== 'AWAITING_CLARIFICATION');
  return canBePaid && minutes > 0 ? minutes : undefined;
}
