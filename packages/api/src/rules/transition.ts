import { getHeld, type PaymentFacts } from './balance.ts';
import { paymentTransition, type TransitionEvent } from './transition-table.ts';

type PlainEvent = Exclude<
  TransitionEvent,
  'PART_CAPTURED' | 'ALL_CAPTURED' | 'PART_REFUNDED' | 'ALL_REFUNDED' | 'PART_CONFIRMED' | 'REST_CONFIRMED'
>;

/** An event of a payment. Amounts are integer minor units, above zero. */
export type PaymentEvent =
  | { readonly type: PlainEvent }
  | { readonly type: 'CAPTURED' | 'REFUNDED' | 'CONFIRMED'; readonly amount: bigint };

/** The rest of a hold that can be captured. Minor units. */
export const capturable = (payment: PaymentFacts): bigint => getHeld(payment);

/** What can be refunded: taken and not yet refunded. Minor units. */
export const refundable = (payment: PaymentFacts): bigint => payment.captured - payment.refunded;

/**
 * The payment after an event: the transition table gives its status, and its sums follow. Undefined if the
 * table refuses the event or the amount is too large.
 */
export function transition(payment: PaymentFacts, happening: PaymentEvent): PaymentFacts | undefined {
  switch (happening.type) {
    case 'CAPTURED':
      return move(
        payment,
        happening.amount,
        capturable(payment),
        ['PART_CAPTURED', 'ALL_CAPTURED'],
        'captured',
      );
    case 'CONFIRMED': {
      const open = payment.amount - payment.captured;
      return move(payment, happening.amount, open, ['PART_CONFIRMED', 'REST_CONFIRMED'], 'captured');
    }
    case 'REFUNDED': {
      // A remaining hold keeps the payment from being fully refunded.
      const last: TransitionEvent = getHeld(payment) === 0n ? 'ALL_REFUNDED' : 'PART_REFUNDED';
      return move(payment, happening.amount, refundable(payment), ['PART_REFUNDED', last], 'refunded');
    }
    default:
      return plain(payment, happening.type);
  }
}

function move(
  payment: PaymentFacts,
  amount: bigint,
  atMost: bigint,
  [part, all]: readonly [TransitionEvent, TransitionEvent],
  sum: 'captured' | 'refunded',
): PaymentFacts | undefined {
  if (amount <= 0n || amount > atMost) return undefined;
  const status = paymentTransition(payment.status, amount === atMost ? all : part);
  return status && { ...payment, status, [sum]: payment[sum] + amount };
}

function plain(payment: PaymentFacts, event: PlainEvent): PaymentFacts | undefined {
  const status = paymentTransition(payment.status, event);
  if (!status) return undefined;
  switch (event) {
    case 'CHARGE_APPROVED':
      return { ...payment, status, authorized: payment.amount, captured: payment.amount, linkLives: false };
    case 'AUTH_APPROVED':
      return { ...payment, status, authorized: payment.amount, linkLives: false };
    case 'HOLD_VOIDED':
    case 'HOLD_ENDED': {
      const over = status === 'PARTIALLY_REFUNDED' && refundable(payment) === 0n;
      return {
        ...payment,
        status: over ? 'REFUNDED' : status,
        released: payment.released + getHeld(payment),
      };
    }
    case 'LIFETIME_ENDED':
    case 'RATE_ENDED':
    case 'REVOKED':
      return { ...payment, status, linkLives: false };
    default:
      return { ...payment, status };
  }
}
