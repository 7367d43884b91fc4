import type { PspFeature } from '../vocabulary/company.ts';
import { type PaymentType, paymentTypes } from '../vocabulary/enums.ts';

/** How the payment types differ. Source: the specification's sections on payments and PSP profiles. */
export interface PaymentTraits {
  /** A card check takes nothing: it proves a card and keeps it. */
  readonly takesMoney: boolean;
  /** Who gives the card; null: no card is involved. */
  readonly cardFrom: 'PAYER' | 'STAFF' | 'SAVED_CARD' | null;
  /** What its address shows; null: it has no address. */
  readonly page: 'PAYMENT' | 'TERMINAL' | 'CARD_REQUEST' | 'INVOICE' | null;
  /** Staff choose for how long it can be used; null is for ever. */
  readonly hasLifetime: boolean;
  /** Staff choose by which day it is to be paid. It can be paid later too: then it is overdue. */
  readonly hasDueDate: boolean;
  /** Its money can be held before it is taken. */
  readonly canHold: boolean;
  /** Staff say themselves that the money came. */
  readonly isConfirmedByHand: boolean;
  /**
   * The capabilities a PSP profile needs for it; null: no payment service provider is involved. Nobody confirms a payment
   * at which the cardholder is absent: it needs NON_3DS.
   */
  readonly pspFeatures: readonly PspFeature[] | null;
}

export const paymentKinds: Readonly<Record<PaymentType, PaymentTraits>> = {
  PAYMENT_LINK: {
    takesMoney: true,
    cardFrom: 'PAYER',
    page: 'PAYMENT',
    hasLifetime: true,
    hasDueDate: false,
    canHold: true,
    isConfirmedByHand: false,
    pspFeatures: ['LINK'],
  },
  PAYMENT_CARD: {
    takesMoney: true,
    cardFrom: 'SAVED_CARD',
    page: null,
    hasLifetime: false,
    hasDueDate: false,
    canHold: true,
    isConfirmedByHand: false,
    pspFeatures: ['NON_3DS'],
  },
  PAYMENT_VERIFY: {
    takesMoney: false,
    cardFrom: 'PAYER',
    page: 'CARD_REQUEST',
    hasLifetime: true,
    hasDueDate: false,
    canHold: false,
    isConfirmedByHand: false,
    pspFeatures: [],
  },
  PAYMENT_VPOS: {
    takesMoney: true,
    cardFrom: 'STAFF',
    page: 'TERMINAL',
    hasLifetime: false,
    hasDueDate: false,
    canHold: true,
    isConfirmedByHand: false,
    pspFeatures: ['VPOS', 'NON_3DS'],
  },
  WIRE_TRANSFER: {
    takesMoney: true,
    cardFrom: null,
    page: 'INVOICE',
    hasLifetime: false,
    hasDueDate: true,
    canHold: false,
    isConfirmedByHand: true,
    pspFeatures: null,
  },
};

/** The payment types with a trait, in the order of the vocabulary. */
export const typesWhere = (holds: (traits: PaymentTraits) => boolean): PaymentType[] =>
  paymentTypes.filter((type) => holds(paymentKinds[type]));
