import type { PaymentAction } from '../vocabulary/words.ts';
import { type ActionFacts, minutesBeingPaid, mostOf } from './payment-action.ts';

/** What an action could do to a payment at a moment, or why it could not. */
export interface Possibility {
  /** Minor units; zero where it is not possible. */
  readonly most: bigint;
  readonly reason: 'PAYMENT_TRANSITION_REFUSED' | 'PAYMENT_BEING_PAID' | null;
  /** After so many minutes it may be possible again; null where waiting does not help. */
  readonly minutes: number | null;
}

type Facts = ActionFacts & { readonly payerSeenAt: Date | null };

/** What can be done with a payment now, whoever may do it. */
export function possibility(action: PaymentAction, payment: Facts, now: Date): Possibility {
  const minutes = action === 'revoke' ? minutesBeingPaid(payment, now) : undefined;
  if (minutes !== undefined) return { most: 0n, reason: 'PAYMENT_BEING_PAID', minutes };
  const most = mostOf(action, payment);
  return { most, reason: most > 0n ? null : 'PAYMENT_TRANSITION_REFUSED', minutes: null };
}
