export interface GuestRow {
  readonly label: string;
  readonly value: string;
}

/** What the state has to say: a decline, a hold, an end. */
export interface GuestNoticeContent {
  readonly tone: 'info' | 'success' | 'warning' | 'danger';
  readonly title: string;
  readonly text: string;
}

export interface GuestFormContent {
  /** `Pay €1,944.00`, `Hold €11,750.00`, `Save the card`. */
  readonly button: string;
  /** Whether the guest can act now. */
  readonly isOpen: boolean;
  /** The bank is being asked: the button spins, the rest is locked. */
  readonly isBusy: boolean;
  /** `or pay by card`. */
  readonly orByCard: string;
  readonly cardNumber: string;
  /** The brands beside it: `Visa`, `Mastercard`. */
  readonly cardMarks: readonly string[];
  readonly expires: string;
  readonly expiresShape: string;
  readonly securityCode: string;
  readonly securityCodeShape: string;
  readonly nameOnCard: string;
  /** What a split or a permanent link asks before there is a payment: `Your part`, `First name`. */
  readonly asks: readonly string[];
  /** `Card details go encrypted to the bank, never to the hotel. Your bank may ask you to confirm.` */
  readonly trust: string;
  /** `Encrypted, confirmed by your bank`. */
  readonly trustShort: string;
  /** The name of the language picker. */
  readonly language: string;
}

export interface GuestMethodContent {
  readonly name: string;
  readonly title: string;
  readonly kind: 'WALLET' | 'CARD' | 'BANK' | 'OTHER';
  /** Its title among the other ways to pay: `I have sent it: Bitcoin`. */
  readonly rowTitle: string;
  /** What to know before choosing it, or empty: when the money arrives, where it is confirmed. */
  readonly note: string;
  /** The same for a phone. */
  readonly phoneNote: string;
}

export interface GuestTransferContent {
  readonly title: string;
  readonly text: string;
  /** What is copied differs from what is read: an IBAN without spaces. */
  readonly rows: readonly (GuestRow & { readonly copied: string; readonly copyLabel: string })[];
}
