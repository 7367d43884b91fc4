import type { Payment } from '@deck/api/contract/payments';
import { CLARIFICATION_MINUTES, endingStatuses, paymentKinds } from '@deck/api/rules';
import type { CountdownKind } from '@deck/api/vocabulary';
import { instantText } from '@deck/values';
import type { PaymentRow } from './apply-payment-event.ts';

const MINUTE = 60_000;

/** The next automatic event of a payment. */
export function getCountdown(payment: PaymentRow, now: Date): Payment['countdown'] {
  const next = getNext(payment);
  if (!next) return null;
  const [kind, at] = next;
  const seconds = Math.max(0, Math.ceil((at.getTime() - now.getTime()) / 1000));
  return { kind, at: instantText(at.getTime()), seconds };
}

function getNext(payment: PaymentRow): readonly [CountdownKind, Date] | undefined {
  const { status, type, sendAt, executeAt, expiresAt, rateEndsAt, modifiedAt } = payment;
  if (status === 'SCHEDULED_SEND') return sendAt ? ['SEND', sendAt] : undefined;
  if (status === 'SCHEDULED_CHARGE') return executeAt ? ['CHARGE', executeAt] : undefined;
  if (status === 'AWAITING_CLARIFICATION')
    return ['CANCELLATION', new Date(modifiedAt.getTime() + CLARIFICATION_MINUTES * MINUTE)];
  if (status === 'NEW' && paymentKinds[type].page === 'TERMINAL')
    return expiresAt ? ['CANCELLATION', expiresAt] : undefined;
  // A declined payment without a link is final; a card request ends with its lifetime.
  if (status === 'REQUESTED') return expiresAt ? ['EXPIRY', expiresAt] : undefined;
  if (!endingStatuses.includes(status) || payment.linkToken === null) return undefined;
  if (rateEndsAt && (!expiresAt || rateEndsAt < expiresAt)) return ['RATE_END', rateEndsAt];
  return expiresAt ? ['EXPIRY', expiresAt] : undefined;
}
