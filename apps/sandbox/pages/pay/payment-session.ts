import type { PayerView } from '../../src/payer/payer-view.ts';
import type { BillingAddress, CardSubmission, PayerApi } from './payer-api.ts';
import { type Watch, type WatchState, watch } from './watch.ts';

/** The state of a payment's page. */
export type PaymentState = WatchState<PayerView>;

export interface PaymentSession extends Omit<Watch<PayerView>, 'send'> {
  sendCard(card: CardSubmission): Promise<void>;
  /** The payer has sent a cryptocurrency. @param method the name of its method */
  sendCrypto(method: string): Promise<void>;
  answerChallenge(confirmed: boolean): Promise<void>;
  giveBilling(address: BillingAddress): Promise<void>;
  /** The payer says that the transfer was made. */
  sayPaid(): Promise<void>;
}

/** The session of a payer's page for a payment. */
export function paymentSession(api: PayerApi): PaymentSession {
  const { send, ...watched } = watch(api);
  return {
    ...watched,
    sendCard: (card) => send(() => api.card(card, watched.state().view?.attempts ?? 0)),
    sendCrypto: (method) => send(() => api.crypto(method, watched.state().view?.attempts ?? 0)),
    answerChallenge: (confirmed) => send(() => api.challenge(confirmed)),
    giveBilling: (address) => send(() => api.billing(address)),
    sayPaid: () => send(api.saidPaid),
  };
}
