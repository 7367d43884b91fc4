import type { PayerView } from '../../src/payer/payer-view.ts';
import type { BillingAddress, CardSubmission, PayerApi } from './payer-api.ts';
import { type Watch, type WatchState, watch } from './watch.ts';

/** What the page knows of its payment at a moment. */
export type PaymentState = WatchState<PayerView>;

export interface PaymentSession extends Omit<Watch<PayerView>, 'send'> {
  sendCard(card: CardSubmission): Promise<void>;
  answerChallenge(confirmed: boolean): Promise<void>;
  giveBilling(address: BillingAddress): Promise<void>;
  /** The transfer was made. */
  sayPaid(): Promise<void>;
}

/** One payment on the payer's page. */
export function paymentSession(api: PayerApi): PaymentSession {
  const { send, ...watched } = watch(api);
  return {
    ...watched,
    sendCard: (card) => send(() => api.card(card, watched.state().view?.attempts ?? 0)),
    answerChallenge: (confirmed) => send(() => api.challenge(confirmed)),
    giveBilling: (address) => send(() => api.billing(address)),
    sayPaid: () => send(api.saidPaid),
  };
}
