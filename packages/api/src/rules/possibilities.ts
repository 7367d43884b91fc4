import type { PaymentAction } from '../vocabulary/enums.ts';
import { type ActionFacts, getMost, isRevocable, minutesBeingPaid } from './payment-action.ts';

/** Whether an action on a payment is possible now, or why not. */
interface Possibility {
  readonly possible: boolean;
  /** The maximum amount in minor units. Also zero when revoking a payment without an amount of its own. */
  readonly most: bigint;
  readonly reason: 'PAYMENT_TRANSITION_REFUSED' | 'PAYMENT_BEING_PAID' | null;
  /** After how many minutes it may become possible; null if waiting does not help. */
  readonly minutes: number | null;
}

type Facts = ActionFacts & { readonly payerSeenAt: Date | null; readonly permanent: boolean };

/** The possible actions on a payment now, regardless of permissions. */
export function possibility(action: PaymentAction, payment: Facts, now: Date): Possibility {
  // Every payer of a permanent link creates a separate payment, so a viewer does not block the link.
  const minutes = action === 'revoke' && !payment.permanent ? minutesBeingPaid(payment, now) : undefined;
  if (minutes !== undefined) return { possible: false, most: 0n, reason: 'PAYMENT_BEING_PAID', minutes };
  const most = getMost(action, payment);
  const possible = action === 'revoke' ? isRevocable(payment) : most > 0n;
  return { possible, most, reason: possible ? null : 'PAYMENT_TRANSITION_REFUSED', minutes: null };
}
