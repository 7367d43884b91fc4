import type { Scheme } from '../vocabulary/enums.ts';
import type { PaymentStatus } from '../vocabulary/states.ts';
import { invoicedStatuses, pspStatuses } from './payment-statuses.ts';

/** What the rules need to know of a payment. Amounts are integer minor units of the order's currency. */
export interface PaymentFacts {
  readonly status: PaymentStatus;
  readonly scheme: Scheme;
  /** What the payment asks for; zero where it only asks for a card (PAYMENT_VERIFY). */
  readonly amount: bigint;
  /** Held at the payer's bank so far, before any capture or release. */
  readonly authorized: bigint;
  /** Taken: charged, captured or, for a wire, confirmed as received. */
  readonly captured: bigint;
  readonly refunded: bigint;
  /** Given back without being taken: voided, or the hold ended at the bank. */
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
  /** Open amounts that a payer or the scheduler may still pay. */
  readonly live: bigint;
  /** What a new payment may ask for at most; never below zero. */
  readonly available: bigint;
  /** What is neither taken nor held; never below zero. */
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

/** What a payment that is still live leaves open. */
function getOpen(payment: PaymentFacts): bigint {
  return isLive(payment) ? atLeastZero(payment.amount - payment.captured) : 0n;
}

/** The balance of an order: its total against what its payments took, hold and may still take. Minor units. */
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
