import type {
  CardType,
  CustomerLanguage,
  PaymentPolicy,
  PaymentStatus,
  PaymentType,
  Scheme,
  Trip,
} from '@deck/api/vocabulary';
import type { GuestView } from '../guest/guest-view.ts';
import type { PspAction } from '../psp/index.ts';
import type { Legal } from './legal.ts';
import type { PayerMethod } from './payer-methods.ts';

/** What a payer sees of their payment: no staff notes, no other payments. */
export interface PayerView extends GuestView {
  readonly type: PaymentType;
  /** Staff enter the card for a customer on the telephone. */
  readonly staffMode: boolean;
  readonly status: PaymentStatus;
  /** Whether a card can be given now. */
  readonly payable: boolean;
  /** What the payer has to do elsewhere; null: nothing. Billing details have their own status. */
  readonly action: Exclude<PspAction, { readonly kind: 'BILLING' }> | null;
  /** The public address of the PSP's frames. */
  readonly pspUrl: string;
  /** The number of cards given so far; sent back with the next card. */
  readonly attempts: number;
  /** The amount the payer is charged, a decimal string. */
  readonly amount: string;
  readonly currency: string;
  readonly scheme: Scheme;
  readonly number: string;
  readonly orderExternalId: string;
  /** What the payment is called, after its part of the order. */
  readonly part: PaymentPolicy;
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
    /** IANA name, in which the page tells the time. */
    readonly timezone: string;
  };
  /** The positions, if the company shows them; amounts are decimal strings in the order's currency. */
  readonly details: {
    readonly currency: string;
    readonly positions: readonly {
      readonly name: string;
      /** Civil dates. */
      readonly days: { readonly from: string; readonly to: string } | null;
      /** Whether a flight returns; null for everything else. */
      readonly trip: Trip | null;
      readonly amount: string;
    }[];
  } | null;
  /** What the payer may pay with, in the company's order. */
  readonly methods: readonly PayerMethod[];
  /** The types of the cards it takes; empty if it takes no card. */
  readonly cardTypes: readonly CardType[];
  /** Instants in UTC. */
  readonly expiresAt: string | null;
  readonly now: string;
  /** How the charged amount was converted, if the order is in another currency. */
  readonly conversion: {
    readonly orderAmount: string;
    readonly orderCurrency: string;
    readonly from: string;
    readonly to: string;
    readonly rate: string;
    readonly date: string;
  } | null;
  /** The bank details for a wire transfer. */
  readonly invoice: {
    readonly number: string;
    readonly beneficiary: string;
    readonly bankName: string;
    readonly iban: string;
    readonly bic: string;
    /** A civil date of the property's clocks. */
    readonly dueDate: string | null;
    readonly overdue: boolean;
    /** Whether the payer may say that they have paid. */
    readonly mayBeSaidPaid: boolean;
  } | null;
  /** Why the last card was declined. */
  readonly reason: string | null;
  readonly card: { readonly type: CardType; readonly lastFour: string } | null;
  /** The title of the method the payer chose; null for a typed card. */
  readonly paidIn: string | null;
  /** The bank's answer to the last card, and when. */
  readonly answer: { readonly at: string; readonly authCode: string | null } | null;
}
