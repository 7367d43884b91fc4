import type { PaymentAction } from '../vocabulary/enums.ts';
import { type ActionFacts, getMost, isRevocable, minutesBeingPaid } from './payment-action.ts';

/** What an action could do to a payment at a moment, or why it could not. */
interface Possibility {
  readonly possible: boolean;
  /** What it moves at most, in minor units; zero also where a revocation calls off what names no amount of its own. */
  readonly most: bigint;
  readonly reason: 'PAYMENT_TRANSITION_REFUSED' | 'PAYMENT_BEING_PAID' | null;
  /** After so many minutes it may be possible again; null where waiting does not help. */
  readonly minutes: number | null;
}

type Facts = ActionFacts & { readonly payerSeenAt: Date | null; readonly permanent: boolean };

/** What can be done with a payment now, whoever may do it. */
export function possibility(action: PaymentAction, payment: Facts, now: Date): Possibility {
  // Through a permanent link each payer makes a payment of their own: who looks at it is nothing to it.
  const minutes = action === 'revoke' && !payment.permanent ? minutesBeingPaid(payment, now) : undefined;
  if (minutes !== undefined) return { possible: false, most: 0n, reason: 'PAYMENT_BEING_PAID', minutes };
  const most = getMost(action, payment);
  const possible = action === 'revoke' ? isRevocable(payment) : most > 0n;
  return { possible, most, reason: possible ? null : 'PAYMENT_TRANSITION_REFUSED', minutes: null };
}
