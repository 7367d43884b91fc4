import type { PayerView } from '../../src/payer/payer-view.ts';
import { ask, type Reply } from '../shared/ask.ts';
import type { WatchApi } from './watch.ts';

/** A card on its way to the server. It is only held in the form and in the request. */
export interface CardSubmission {
  readonly number: string;
  readonly expirationMonth: number;
  readonly expirationYear: number;
  readonly cvc: string;
  readonly holder: string;
}

export interface BillingAddress {
  readonly street: string;
  readonly postalCode: string;
}

export type ViewReply = Reply<PayerView>;

/** The calls of a payment's page. */
export interface PayerApi extends WatchApi<PayerView> {
  /**
   * @param attempt the number of cards given before, so that a press counts once however often it arrives.
   */
  card(card: CardSubmission, attempt: number): Promise<ViewReply>;
  /** The payer has sent a cryptocurrency. @param method the name of its method @param attempt as with a card */
  crypto(method: string, attempt: number): Promise<ViewReply>;
  challenge(confirmed: boolean): Promise<ViewReply>;
  billing(address: BillingAddress): Promise<ViewReply>;
  /** The payer says that they have made an invoice's transfer. */
  saidPaid(): Promise<ViewReply>;
}

/** The download address of a wire transfer's invoice. */
export const invoiceAddress = (token: string): string => `${getDoor(token)}/invoice.pdf`;

const getDoor = (token: string): string => `/pay/api/${encodeURIComponent(token)}`;

/** @param token the unguessable end of the page's address. */
export function payerApi(token: string): PayerApi {
  const base = getDoor(token);
  return {
    read: () => ask(base),
    seen: () => ask(`${base}/seen`, { post: {} }),
    card: (card, attempt) => ask(`${base}/card`, { post: { ...card, attempt } }),
    crypto: (method, attempt) => ask(`${base}/crypto`, { post: { method, attempt } }),
    challenge: (confirmed) => ask(`${base}/challenge`, { post: { confirmed } }),
    billing: (address) => ask(`${base}/billing`, { post: address }),
    saidPaid: () => ask(`${base}/said-paid`, { post: {} }),
  };
}
