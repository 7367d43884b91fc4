import type { PspFeature } from '../vocabulary/company.ts';
import { type PaymentType, paymentTypes } from '../vocabulary/words.ts';

/** By what the code treats one kind of payment otherwise than another. */
export interface PaymentTraits {
  /** MONEY counts towards the order's total; CARD is a request to save a card, and moves no money. */
  readonly asksFor: 'MONEY' | 'CARD';
  /** Who gives the card to the PSP; SAVED is charged without anyone. Null: it is paid without a card. */
  readonly card: 'PAYER' | 'STAFF' | 'SAVED' | null;
  /**
   * What the address of the payment opens: PAYMENT and TERMINAL take a card, from the payer or from staff; INVOICE
   * shows how to transfer; CARD saves a card. Null: the payment has no address.
   */
  readonly page: 'PAYMENT' | 'TERMINAL' | 'INVOICE' | 'CARD' | null;
  /** Staff choose how long it can be paid; null is unlimited. */
  readonly hasLifetime: boolean;
  /** Its money can be held before it is taken. */
  readonly canHold: boolean;
  /** Staff confirm that the money arrived, in parts if need be. */
  readonly confirmedByHand: boolean;
  /**
   * What a PSP profile must support. Null: no payment service provider has a part in it.
   * Source: the specification's PSP profiles, whose features are LINK and VPOS.
   */
  readonly pspFeatures: readonly PspFeature[] | null;
}

/** The traits of every kind of payment. A new kind is decided here first. */
export const paymentKinds: Readonly<Record<PaymentType, PaymentTraits>> = {
  PAYMENT_LINK: {
    asksFor: 'MONEY',
    card: 'PAYER',
    page: 'PAYMENT',
    hasLifetime: true,
    canHold: true,
    confirmedByHand: false,
    pspFeatures: ['LINK'],
  },
  PAYMENT_CARD: {
    asksFor: 'MONEY',
    card: 'SAVED',
    page: null,
    hasLifetime: false,
    canHold: true,
    confirmedByHand: false,
    pspFeatures: [],
  },
  PAYMENT_VERIFY: {
    asksFor: 'CARD',
    card: 'PAYER',
    page: 'CARD',
    hasLifetime: true,
    canHold: false,
    confirmedByHand: false,
    pspFeatures: [],
  },
  PAYMENT_VPOS: {
    asksFor: 'MONEY',
    card: 'STAFF',
    page: 'TERMINAL',
    hasLifetime: false,
    canHold: true,
    confirmedByHand: false,
    pspFeatures: ['VPOS'],
  },
  WIRE_TRANSFER: {
    asksFor: 'MONEY',
    card: null,
    page: 'INVOICE',
    hasLifetime: true,
    canHold: false,
    confirmedByHand: true,
    pspFeatures: null,
  },
};

/** The kinds that have a trait, for queries that must name them. */
export const paymentTypesWith = (has: (traits: PaymentTraits) => boolean): readonly PaymentType[] =>
  paymentTypes.filter((type) => has(paymentKinds[type]));
