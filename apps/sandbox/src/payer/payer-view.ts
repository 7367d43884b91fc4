import type {
  CardType,
  CustomerLanguage,
  PaymentPolicy,
  PaymentStatus,
  PaymentType,
  Scheme,
} from '@deck/api/vocabulary';
import type { Legal } from './legal.ts';

/** What a payer may know of the payment they were sent: no notes of the staff, no other payments. */
export interface PayerView {
  readonly type: PaymentType;
  /** The card is entered by staff for someone on the telephone. */
  readonly staffMode: boolean;
  readonly status: PaymentStatus;
  /** Whether a card may be given now. */
  readonly payable: boolean;
  /** The cardholder's bank waits for a confirmation. */
  readonly challenge: boolean;
  /** How often a card was given so far; sent back with the next one. */
  readonly attempts: number;
  /** What the payer is charged, a decimal string. */
  readonly amount: string;
  readonly currency: string;
  readonly scheme: Scheme;
  readonly number: string;
  readonly orderExternalId: string;
  readonly policy: PaymentPolicy;
  readonly customerName: string;
  readonly customerNote: string;
  /** Civil dates. */
  readonly from: string | null;
  readonly to: string | null;
  readonly language: CustomerLanguage;
  readonly property: Legal & {
    readonly name: string;
    readonly city: string;
    /** ISO 3166, such as `GR`. */
    readonly country: string;
    readonly email: string;
    readonly phone: string;
  };
  /** What is paid for, where the company shows it; amounts are decimal strings in the order's currency. */
  readonly details: {
    readonly currency: string;
    readonly positions: readonly {
      readonly name: string;
      /** Civil dates. */
      readonly days: { readonly from: string; readonly to: string } | null;
      readonly amount: string;
    }[];
  } | null;
  /** Titles of the only cards it is paid with, such as `Visa`; empty where any will do. */
  readonly takenCards: readonly string[];
  /** Instants in UTC. */
  readonly expiresAt: string | null;
  readonly now: string;
  /** How what the payer is charged came about, where the order is in another currency. */
  readonly conversion: {
    readonly orderAmount: string;
    readonly orderCurrency: string;
    readonly from: string;
    readonly to: string;
    readonly rate: string;
    readonly date: string;
  } | null;
  /** Where a wire transfer goes. */
  readonly invoice: {
    readonly number: string;
    readonly beneficiary: string;
    readonly bankName: string;
    readonly iban: string;
    readonly bic: string;
    /** The payer may say that they have paid. */
    readonly mayBeSaidPaid: boolean;
  } | null;
  /** Why the last card was refused. */
  readonly reason: string | null;
  readonly card: { readonly type: CardType; readonly lastFour: string } | null;
  /** What the payer's bank said to the last card, and when. */
  readonly answer: { readonly at: string; readonly authCode: string | null } | null;
}
