import type { CustomerLanguage } from '@deck/api/vocabulary';
import type { PayerView } from '../../src/payer/payer-view.ts';
import type { BillingAddress, PayerApi } from './payer-api.ts';
import { type Watch, type WatchState, watch } from './watch.ts';

/** The state of a payment's page. */
export type PaymentState = WatchState<PayerView>;

export interface PaymentSession extends Omit<Watch<PayerView>, 'send'> {
  /** @param cardToken from the PSP's frame or a wallet's sheet @param language the page's */
  sendCard(cardToken: string, language: CustomerLanguage): Promise<void>;
  /** @param method the name of a bank, a transfer or a cryptocurrency @param language the page's */
  sendMethod(method: string, language: CustomerLanguage): Promise<void>;
  /** The payer came back from their bank: its answer is read at once. */
  comeBack(): Promise<void>;
  takeAnotherWay(): Promise<void>;
  giveBilling(address: BillingAddress): Promise<void>;
  /** The payer says that the transfer was made. */
  sayPaid(): Promise<void>;
}

const getAttempts = ({ state }: Pick<Watch<PayerView>, 'state'>): number => state().view?.attempts ?? 0;

/** The session of a payer's page for a payment. */
export function paymentSession(api: PayerApi): PaymentSession {
  const { send, ...watched } = watch(api);
  return {
    ...watched,
    sendCard: (cardToken, language) => send(() => api.card(cardToken, getAttempts(watched), language)),
    sendMethod: (method, language) => send(() => api.method(method, getAttempts(watched), language)),
    comeBack: () => send(api.returned),
    takeAnotherWay: () => send(api.anotherWay),
    giveBilling: (address) => send(() => api.billing(address)),
    sayPaid: () => send(api.saidPaid),
  };
}
