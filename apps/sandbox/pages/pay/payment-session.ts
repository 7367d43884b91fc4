import type { PayerView } from '../../src/payer/payer-view.ts';
import type { BillingAddress, PayerApi } from './payer-api.ts';
import { type Watch, type WatchState, watch } from './watch.ts';

/** The state of a payment's page. */
export type PaymentState = WatchState<PayerView>;

export interface PaymentSession extends Omit<Watch<PayerView>, 'send'> {
  /** @param cardToken from the PSP's frame or a wallet's sheet */
  sendCard(cardToken: string): Promise<void>;
  /** @param method the name of a bank, a transfer or a cryptocurrency */
  sendMethod(method: string): Promise<void>;
  /** The payer came back from their bank: its answer is read at once. */
  comeBack(): Promise<void>;
  takeAnotherWay(): Promise<void>;
  giveBilling(address: BillingAddress): Promise<void>;
  /** The payer says that the transfer was made. */
  sayPaid(): Promise<void>;
}

/** The session of a payer's page for a payment. */
export function paymentSession(api: PayerApi): PaymentSession {
  const { send, ...watched } = watch(api);
  return {
    ...watched,
    sendCard: (cardToken) => send(() => api.card(cardToken, watched.state().view?.attempts ?? 0)),
    sendMethod: (method) => send(() => api.method(method, watched.state().view?.attempts ?? 0)),
    comeBack: () => send(api.returned),
    takeAnotherWay: () => send(api.anotherWay),
    giveBilling: (address) => send(() => api.billing(address)),
    sayPaid: () => send(api.saidPaid),
  };
}
