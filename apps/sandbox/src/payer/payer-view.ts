import type { CardType, CustomerLanguage, PaymentStatus, PaymentType } from '@deck/api/vocabulary';
import type { GuestView } from '../guest/guest-view.ts';
import type { PspAction } from '../psp/index.ts';
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
  readonly customerName: string;
  readonly language: CustomerLanguage;
  readonly property: {
    readonly name: string;
    /** IANA name, in which the page writes times. */
    readonly timezone: string;
  };
  /** What the payer may pay with, in the company's order. */
  readonly methods: readonly PayerMethod[];
  /** The types of the cards it takes; empty if it takes no card. */
  readonly cardTypes: readonly CardType[];
  /** An instant in UTC. */
  readonly now: string;
  /** Of an invoice alone. */
  readonly invoice: {
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
}
