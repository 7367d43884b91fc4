import type { Psp, PspOperation } from '../port.ts';

/** A card as the suite asks the PSP's frame for it. */
export type CardKind =
  | 'good'
  | 'declined'
  /** Its bank asks the cardholder to confirm. */
  | 'confirmed'
  /** Its bank asks for the billing address. */
  | 'withoutAddress'
  /** Its outcome comes later, by a notice. */
  | 'slow'
  /** Its outcome comes at once, and never by itself: only asking tells it. */
  | 'lost'
  | 'toldTwice'
  | 'toldInDisorder';

/** What the suite needs around an adapter. */
export interface Conformance {
  readonly psp: Psp;
  /** The payer types a card; returns its token. */
  typeCard(kind: CardKind): Promise<string>;
  /** The payer answers on the page of the operation's action. */
  answer(operation: PspOperation, answer: 'approve' | 'refuse'): Promise<void>;
  /** Lets time pass until slow outcomes are known and told. */
  wait(): Promise<void>;
  /** The notices that came since the last call, as they arrived. */
  takeNotices(): readonly { readonly body: string; readonly headers: Headers }[];
}

/** Opens a fresh connection for a test. */
export type Open = () => Promise<Conformance>;
