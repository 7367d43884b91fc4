import type { GuestState } from './guest-facts.ts';

/** Whether the guest can still act, or the money is still on its way. */
export const isOpen = (state: GuestState): boolean =>
  state === 'OPEN' || state === 'DECLINED' || state === 'CONFIRMING' || state === 'AWAITING_TRANSFER';

/** Whether the payment is over and took nothing: its sum is struck through. */
export const isOver = (state: GuestState): boolean =>
  state === 'EXPIRED' || state === 'CANCELED' || state === 'PAID_BY_ANOTHER' || state === 'FAILED';

/** Whether the guest has a receipt. */
export const isDone = (state: GuestState): boolean =>
  state === 'PAID' || state === 'HELD' || state === 'CARD_SAVED' || state === 'REFUNDED';

/** What a letter or an SMS about a payment does: it asks, thanks with a receipt, or informs of its end. */
export function letterOf(state: GuestState): 'ASKS' | 'THANKS' | 'INFORMS' {
  if (isOpen(state)) return 'ASKS';
  return state === 'PAID' || state === 'HELD' || state === 'CARD_SAVED' ? 'THANKS' : 'INFORMS';
}
