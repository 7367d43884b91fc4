import type { PaymentStatus } from '@deck/api/vocabulary';
import type { PayerView } from '../../src/payer/payer-view.ts';
import type { PaymentState } from './payment-session.ts';

/** The content of the page for a state of the payment. */
export type Stage =
  | 'loading'
  | 'missing'
  | 'unreachable'
  | 'card'
  | 'elsewhere'
  | 'sending'
  | 'billing'
  | 'transfer'
  | 'transferring'
  | 'processing'
  | 'waiting'
  | 'paid'
  | 'held'
  | 'closed';

/** Why nothing can be paid any more. */
export type Ending = 'expired' | 'revoked' | 'refunded' | 'released' | 'failed';

const paid: ReadonlySet<PaymentStatus> = new Set(['CHARGED', 'CAPTURED', 'PARTIALLY_CAPTURED', 'PAID']);

export function getStage({ view, missing, unreachable }: PaymentState): Stage {
  if (missing) return 'missing';
  if (!view) return unreachable ? 'unreachable' : 'loading';
  if (view.action?.kind === 'REDIRECT') return 'elsewhere';
  if (view.action?.kind === 'TRANSFER') return 'sending';
  if (view.payable) return 'card';
  if (paid.has(view.status)) return 'paid';
  switch (view.status) {
    case 'AWAITING_CLARIFICATION':
      return 'billing';
    case 'PROCESSING':
    case 'RETRYING':
      return 'processing';
    case 'WAITING':
      return 'waiting';
    case 'AUTHORIZED':
      return 'held';
    case 'AWAITING':
      return 'transfer';
    case 'AWAITING_CONFIRMATION':
    case 'PARTIALLY_PAID':
      return 'transferring';
    default:
      return 'closed';
  }
}

export function getEnding({ status }: Pick<PayerView, 'status'>): Ending {
  switch (status) {
    case 'REFUNDED':
    case 'PARTIALLY_REFUNDED':
      return 'refunded';
    case 'VOIDED':
    case 'REVERSED':
      return 'released';
    case 'ERROR':
      return 'failed';
    case 'REVOKED':
    case 'CANCELED':
      return 'revoked';
    default:
      // The time of a link or a declined card is over, even if the server has not closed it yet.
      return 'expired';
  }
}
