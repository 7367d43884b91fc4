import type { CustomerLanguage } from '@deck/api/vocabulary';
import type { PayerView } from '../../src/payer/payer-view.ts';
import { ask, type Reply } from '../shared/ask.ts';
import type { WatchApi } from './watch.ts';

export interface BillingAddress {
  readonly street: string;
  readonly postalCode: string;
}

export type ViewReply = Reply<PayerView>;

/** The calls of a payment's page. */
export interface PayerApi extends WatchApi<PayerView> {
  /**
   * A card that was typed into the PSP's frame or chosen in a wallet's sheet.
   * @param attempt the number of times the payer began before, so that a press counts once however often it arrives.
   * @param language the page's, which the bank's page follows
   */
  card(cardToken: string, attempt: number, language: CustomerLanguage): Promise<ViewReply>;
  /** A bank, a transfer or a cryptocurrency. @param method its name; the rest as with a card */
  method(method: string, attempt: number, language: CustomerLanguage): Promise<ViewReply>;
  /** The payer came back from a page of their bank. */
  returned(): Promise<ViewReply>;
  /** The payer does not wait for their bank any more. */
  anotherWay(): Promise<ViewReply>;
  billing(address: BillingAddress): Promise<ViewReply>;
  /** The payer says that they have made an invoice's transfer. */
  saidPaid(): Promise<ViewReply>;
}

/** The download address of a wire transfer's invoice. */
export const invoiceAddress = (token: string): string => `${getDoor(token)}/invoice.pdf`;

/** The download address of the receipt. */
export const receiptAddress = (token: string, language: CustomerLanguage): string =>
  `${getDoor(token)}/receipt.pdf?language=${language}`;

/** The download address of the dates for a calendar. */
export const calendarAddress = (token: string, language: CustomerLanguage): string =>
  `${getDoor(token)}/stay.ics?language=${language}`;

const getDoor = (token: string): string => `/pay/api/${encodeURIComponent(token)}`;

/** @param token the unguessable end of the page's address. */
export function payerApi(token: string): PayerApi {
  const base = getDoor(token);
  return {
    read: () => ask(base),
    seen: () => ask(`${base}/seen`, { post: {} }),
    card: (cardToken, attempt, language) => ask(`${base}/card`, { post: { cardToken, attempt, language } }),
    method: (method, attempt, language) => ask(`${base}/method`, { post: { method, attempt, language } }),
    returned: () => ask(`${base}/returned`, { post: {} }),
    anotherWay: () => ask(`${base}/another-way`, { post: {} }),
    billing: (address) => ask(`${base}/billing`, { post: address }),
    saidPaid: () => ask(`${base}/said-paid`, { post: {} }),
  };
}
