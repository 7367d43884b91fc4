import type { Scheme } from '../vocabulary/enums.ts';
import type { PaymentStatus } from '../vocabulary/states.ts';
import { invoicedStatuses, pspStatuses } from './payment-statuses.ts';

/** The facts of a payment that the rules need. Amounts are integer minor units of the order's currency. */
export interface PaymentFacts {
  readonly status: PaymentStatus;
  readonly scheme: Scheme;
  /** The amount the payment asks for; zero if it only asks for a card (PAYMENT_VERIFY). */
  readonly amount: bigint;
  /** Held at the payer's bank so far, before any capture or release. */
  readonly authorized: bigint;
  /** Taken: charged, captured or, for a wire, confirmed as received. */
  readonly captured: bigint;
  readonly refunded: bigint;
  /** Returned without being captured: voided, or expired at the bank. */
  readonly released: bigint;
  /** The payer can still use the payment's link. */
  readonly linkLives: boolean;
}

interface Balance {
  /** Taken and kept: charged + captured + paid − refunded. */
  readonly net: bigint;
  /** Still on hold: authorised − captured − released. */
  readonly held: bigint;
  readonly refunded: bigint;
  /** The open amounts a payer or the scheduler can still pay. */
  readonly live: bigint;
  /** The most a new payment can ask for; never below zero. */
  readonly available: bigint;
  /** Neither taken nor held; never below zero. */
  readonly due: bigint;
}

const liveStatuses: ReadonlySet<PaymentStatus> = new Set([
  'NEW',
  'LINK_CREATED',
  'LINK_SENT',
  'SCHEDULED_SEND',
  'SCHEDULED_CHARGE',
  'AWAITING_CLARIFICATION',
  ...invoicedStatuses,
  ...pspStatuses,
]);

/** Whether a payer, the scheduler or the PSP may still take money with this payment. */
export function isLive(payment: Pick<PaymentFacts, 'status' | 'linkLives'>): boolean {
  return liveStatuses.has(payment.status) || (payment.status === 'DECLINED' && payment.linkLives);
}

export function getHeld(payment: PaymentFacts): bigint {
  return atLeastZero(
    payment.scheme === 'AUTH' ? payment.authorized - payment.captured - payment.released : 0n,
  );
}

/** The open amount of a live payment. */
function getOpen(payment: PaymentFacts): bigint {
  return isLive(payment) ? atLeastZero(payment.amount - payment.captured) : 0n;
}

/**
 * The balance of an order: its total against the taken, held and open amounts of its payments. Minor units.
 */
export function getBalance(total: bigint, payments: readonly PaymentFacts[]): Balance {
  const sum = (of: (payment: PaymentFacts) => bigint) => payments.reduce((all, one) => all + of(one), 0n);
  const net = sum((one) => one.captured - one.refunded);
  const held = sum(getHeld);
  const live = sum(getOpen);
  return {
    net,
    held,
    live,
    refunded: sum((one) => one.refunded),
    available: atLeastZero(total - net - held - live),
    due: atLeastZero(total - net - held),
  };
}

function atLeastZero(amount: bigint): bigint {
  return amount > 0n ? amount : 0n;
}
