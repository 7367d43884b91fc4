import type { MaskedCard } from '@deck/api/contract/payments';
import type { CustomerLanguage, TransactionType } from '@deck/api/vocabulary';

/** How a payer pays: by a token of the PSP's card frame or wallet sheet, or by a method of its own. */
export type PspSource =
  | { readonly token: string }
  | {
      /** As in the dictionary, `IDEAL`. */
      readonly method: string;
      readonly flow: 'REDIRECT' | 'TRANSFER' | 'CRYPTO';
      /** Who gets a transfer. */
      readonly beneficiary: string;
    };

interface Asked {
  /** Ours. It makes the operation happen once, however often the same request is sent. */
  readonly id: string;
  /** Our name for the payment. */
  readonly reference: string;
  /** What is charged or given back, a decimal string, in `currency`. */
  readonly amount: string;
  readonly currency: string;
}

/** A request for an operation. The same id always comes with the same request. */
export type PspRequest =
  | (Asked & {
      readonly type: Extract<TransactionType, 'CHARGE' | 'AUTHORIZE' | 'VERIFY'>;
      readonly source: PspSource;
      /** Where the payer comes back to from a page of the PSP. */
      readonly returnUrl: string;
      /** The language of its pages; undefined if the payer is not there. */
      readonly language?: CustomerLanguage | undefined;
      /** The cardholder is there and may be asked to confirm. */
      readonly canConfirm: boolean;
    })
  | (Asked & { readonly type: Extract<TransactionType, 'CAPTURE' | 'REFUND' | 'VOID'> });

/** What the payer has to do before the PSP knows the outcome. */
export type PspAction =
  /** Billing street and postal code are missing. */
  | { readonly kind: 'BILLING' }
  /** The payer confirms on a page of their bank or of the method. */
  | { readonly kind: 'REDIRECT'; readonly url: string }
  /** The payer transfers the amount and names the reference. */
  | {
      readonly kind: 'TRANSFER';
      readonly beneficiary: string;
      readonly iban: string;
      readonly bic: string;
      readonly reference: string;
      /** A page that leads through it. */
      readonly url: string;
    };

/** PENDING: no outcome yet. ACTION: the payer has to do something first. */
export type PspStatus = 'PENDING' | 'ACTION' | 'APPROVED' | 'DECLINED' | 'ERROR' | 'CANCELED';

/** An operation as the PSP tells it, in an answer or in a notice. */
export interface PspOperation {
  readonly id: string;
  readonly reference: string;
  readonly type: TransactionType;
  readonly amount: string;
  readonly currency: string;
  readonly status: PspStatus;
  /** Why a bank declined. */
  readonly reason: string | null;
  readonly action: PspAction | null;
  readonly card: MaskedCard | null;
  /** The wallet the card came from, `APPLE_PAY`. */
  readonly wallet: string | null;
  readonly method: string | null;
  /** The PSP has the card already. */
  readonly known: boolean;
  readonly authCode: string | null;
  /** The retrieval reference number. */
  readonly rrn: string | null;
  readonly blockchainHash: string | null;
  /** Instants in UTC. */
  readonly createdAt: string;
  readonly decidedAt: string | null;
  /** Grows with each change: of two tellings the greater one is the later state. */
  readonly revision: number;
}

/** A card behind a token. Deck never has its number. */
export interface PspCard {
  readonly token: string;
  readonly card: MaskedCard;
  /** `APPLE_PAY`; null for a typed card. */
  readonly wallet: string | null;
  /** Equal for equal cards. */
  readonly fingerprint: string;
}

/**
 * What Deck needs of a payment service provider. `undefined` is always "no answer": the outcome is unknown, and nothing
 * may be concluded from it. An adapter throws only for its own errors, such as a wrong key.
 */
export interface Psp {
  /**
   * Submits an operation.
   * An approved VERIFY keeps its card for later charges; other tokens pay once, within an hour. Sent again, the same
   * request gets the operation as it is now.
   */
  submit(request: PspRequest): Promise<PspOperation | undefined>;
  /** The operation as it is now; null: the PSP never got it. */
  ask(id: string): Promise<PspOperation | null | undefined>;
  /** The billing details that an operation waits for. */
  giveBilling(
    id: string,
    billing: { readonly street: string; readonly postalCode: string },
  ): Promise<PspOperation | undefined>;
  /** Ends an operation that waits for its payer. One that is decided comes back as it was decided. */
  cancel(id: string): Promise<PspOperation | undefined>;
  /** Everything the PSP knows of a payment, newest first. */
  readReference(reference: string): Promise<readonly PspOperation[] | undefined>;
  /** null: the token is unknown or over. */
  readCard(token: string): Promise<PspCard | null | undefined>;
  /**
   * The operation of a notice.
   * @param body the text as it arrived
   * @returns undefined if the signature is missing, wrong or too old
   */
  readNotice(body: string, headers: Headers): PspOperation | undefined;
}
