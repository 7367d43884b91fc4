import type { GuestState } from '@deck/guest';
import type { PaymentState } from './payment-session.ts';

/** What the payer can do about a payment. */
export type Stage = 'card' | 'asking' | 'elsewhere' | 'billing' | 'waiting' | 'over';

/** `over` as long as nothing is known, too. */
export function getStage({ view }: Pick<PaymentState, 'view'>): Stage {
  if (!view) return 'over';
  if (view.action !== null) return 'elsewhere';
  // Another payment may have paid for it meanwhile.
  const { state } = view.guest.payment;
  if (view.payable) return state === 'OPEN' || state === 'DECLINED' ? 'card' : 'over';
  switch (view.status) {
    case 'AWAITING_CLARIFICATION':
      return 'billing';
    case 'PROCESSING':
    case 'RETRYING':
      // A card is answered in seconds. What was sent from the payer's own bank may take a day.
      return view.card === null ? 'waiting' : 'asking';
    case 'WAITING':
      return 'waiting';
    default:
      return 'over';
  }
}

const done: ReadonlySet<GuestState> = new Set(['PAID', 'HELD', 'REFUNDED']);

/** Whether the page is a receipt; undefined as long as nothing is known. */
export const isReceipt = ({ view }: Pick<PaymentState, 'view'>): boolean | undefined =>
  view && done.has(view.guest.payment.state);
