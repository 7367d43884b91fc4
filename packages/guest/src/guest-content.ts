import type { GuestLanguage, GuestLinkKind, GuestPropertyKind, GuestState } from './guest-facts.ts';

/**
 * What a guest reads, in one language, for every face: page, receipt, miniature, letter, PDF, SMS. Every text is
 * finished. An empty text, a null or an empty list leaves its place out.
 */
export interface GuestContent {
  readonly language: GuestLanguage;
  readonly kind: GuestLinkKind;
  readonly state: GuestState;
  /** A hold says Hold everywhere, and takes no bank transfer. */
  readonly isHold: boolean;
  readonly property: GuestPropertyContent;
  /** `Order KLB-20431 for Ingrid Solheim`. */
  readonly header: string;
  /** `Order KLB-20431`, or empty. */
  readonly orderTitle: string;
  readonly orderNumber: string;
  readonly sum: GuestSumContent;
  readonly deadline: GuestDeadlineContent | null;
  readonly stay: GuestStayContent | null;
  readonly positions: GuestPositionsContent | null;
  /** Null for a payment that is the whole order, or belongs to none. */
  readonly line: GuestLineContent | null;
  readonly facts: GuestFactsContent;
  readonly notice: GuestNoticeContent | null;
  readonly holdSteps: readonly { readonly when: string; readonly what: string; readonly note: string }[];
  readonly form: GuestFormContent;
  readonly methods: readonly GuestMethodContent[];
  readonly transfer: GuestTransferContent | null;
  readonly receipt: GuestReceiptContent | null;
  /** The dates to come; null if there are none. */
  readonly next: { readonly title: string; readonly steps: readonly GuestStepContent[] } | null;
  readonly message: GuestMessageContent;
  readonly mail: GuestMailContent;
  /** Staff's note to the guest, or empty. */
  readonly staffNote: string;
}

export interface GuestPropertyContent {
  readonly name: string;
  /** The first letter, where there is no logo. */
  readonly initial: string;
  readonly kind: GuestPropertyKind;
  readonly place: string;
  readonly website: string | null;
  readonly photoUrl: string | null;
  readonly logoUrl: string | null;
  readonly color: string | null;
}

export interface GuestSumContent {
  /** `Deposit 30 %`. */
  readonly label: string;
  /** `€1,944.00`; empty while the guest chooses it. */
  readonly amount: string;
  /** `Deposit 30 % of €6,480.00, KLB-20431`. */
  readonly phoneLabel: string;
  /** `For €1,944.00, at 1.0842`, or empty. */
  readonly conversion: string;
  /** An expired, canceled or foreign payment is struck through. */
  readonly isStruck: boolean;
}

export interface GuestDeadlineContent {
  /** The instant, for `<time>`. */
  readonly at: string;
  /** `Pay by Sun 22 November 2026, 09:41 in Athens`. */
  readonly full: string;
  /** `by Sun 22 Nov, 09:41 in Athens (08:41 your time)`. */
  readonly short: string;
  /** `by Sun 22 Nov 2026, 09:41 in Athens (08:41 in Oslo)`. */
  readonly mail: string;
  /** `08:41 your time (Oslo). 1 day 23 h left, your dates are kept until then.` */
  readonly note: string;
  /** `1 day 23 h left`, or empty when the time is over. */
  readonly left: string;
}

export interface GuestStayContent {
  /** `Your stay`. */
  readonly title: string;
  /** Check-in, check-out, length, guests: those that are known. */
  readonly blocks: readonly GuestStayBlock[];
  /** `12 – 19 June 2027`. */
  readonly range: string;
  /** `12 – 19 June 2027, 7 nights, 2 guests`. */
  readonly summary: string;
  readonly pass: GuestPassContent;
}

export interface GuestStayBlock {
  readonly name: 'start' | 'end' | 'length' | 'guests';
  /** `Check-in`. */
  readonly label: string;
  /** `Sat 12 June 2027`. */
  readonly value: string;
  /** `from 15:00`, or empty. */
  readonly detail: string;
}

/** The dates as they are printed large on the receipt. */
export interface GuestPassContent {
  readonly start: GuestPassDate;
  /** Null for a flight one way, or a day. */
  readonly end: GuestPassDate | null;
  /** `7 nights`, or empty. */
  readonly length: string;
  readonly rows: readonly GuestRow[];
}

export interface GuestPassDate {
  /** `Check-in`. */
  readonly label: string;
  /** `Check-in 2027`. */
  readonly labelWithYear: string;
  /** `12 June 2027`. */
  readonly date: string;
  /** `12 June`. */
  readonly day: string;
  /** `Saturday, from 15:00`. */
  readonly when: string;
  /** `Sat, from 15:00`. */
  readonly shortWhen: string;
}

export interface GuestRow {
  readonly label: string;
  readonly value: string;
}

export interface GuestPositionsContent {
  /** The detail: `7 nights × €870.00`, or empty. */
  readonly rows: readonly { readonly name: string; readonly detail: string; readonly amount: string }[];
  readonly total: GuestRow;
}

export type GuestSegmentName = 'paid' | 'held' | 'asked' | 'due';

export interface GuestLineContent {
  /** `Deposit 30 %: €1,944.00 of €6,480.00`, or `40 % of €6,480.00 is paid`. */
  readonly title: string;
  /** `Balance due by Sat 29 May 2027`, or empty. */
  readonly side: string;
  /** In the order of the line. The shares add up to 1; a part of zero has no segment. */
  readonly segments: readonly GuestSegmentContent[];
  /** The same, with a zero rest where the guest must read that nothing remains. */
  readonly legend: readonly GuestLegendContent[];
  /** `Paid €648.00, this payment €1,944.00, still due €3,888.00`. */
  readonly sentence: string;
}

export interface GuestSegmentContent {
  readonly name: GuestSegmentName;
  /** From 0 to 1. */
  readonly share: number;
  /** The asked part of a hold is hatched inside its outline. */
  readonly isToHold: boolean;
}

export interface GuestLegendContent {
  readonly name: GuestSegmentName;
  readonly isToHold: boolean;
  /** `This payment`. */
  readonly label: string;
  /** `Now`, for the phone. */
  readonly shortLabel: string;
  readonly amount: string;
  /** `by Sun 22 Nov 2026`, or empty. */
  readonly detail: string;
  readonly isZero: boolean;
}

export interface GuestFactsContent {
  readonly cancellation: { readonly title: string; readonly text: string } | null;
  readonly terms: { readonly label: string; readonly shortLabel: string; readonly url: string } | null;
  readonly privacy: { readonly label: string; readonly url: string } | null;
  readonly questions: {
    readonly title: string;
    readonly hours: string;
    readonly phone: string;
    /** `tel:+302285055010`, or empty. */
    readonly phoneUrl: string;
    readonly email: string;
    readonly emailUrl: string;
    readonly call: string;
    readonly write: string;
  };
  readonly charger: {
    readonly title: string;
    /** Legal name and address. */
    readonly text: string;
    /** `VAT EL 094512873`, or empty. */
    readonly taxpayer: string;
    /** `On your statement: AEGEAN HOUSE NAXOS`, or empty. */
    readonly statement: string;
    /** `Charged by Aegean House S.A.`. */
    readonly chargedBy: string;
    /** All of it in a paragraph. */
    readonly sentence: string;
  };
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
  readonly expires: string;
  readonly expiresShape: string;
  readonly securityCode: string;
  readonly securityCodeShape: string;
  readonly nameOnCard: string;
  /** `Keep this card for extras during my stay`; empty for a hold. */
  readonly keepCard: string;
  readonly bank: { readonly title: string; readonly note: string; readonly phoneNote: string } | null;
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
}

export interface GuestTransferContent {
  readonly title: string;
  readonly text: string;
  /** What is copied differs from what is read: an IBAN without spaces. */
  readonly rows: readonly (GuestRow & { readonly copied: string; readonly copyLabel: string })[];
}

export interface GuestReceiptContent {
  /** `Paid`, `Held`. */
  readonly badge: string;
  /** `Paid`, `With`, `Receipt`, `Approval`: the times as `20 Nov 2026, 10:03 EET`. */
  readonly rows: readonly (GuestRow & { readonly name: 'at' | 'with' | 'receipt' | 'approval' })[];
  readonly at: string;
  /** `20 November 2026, 10:03 in Athens`. */
  readonly atFull: string;
  /** `Visa •••• 8024`. */
  readonly with: string;
  readonly cardType: string;
  readonly lastFour: string;
  /** `Show it at the desk: your order opens at once.` */
  readonly code: string;
  readonly pdf: string;
  readonly pdfShort: string;
  readonly calendar: string;
  readonly calendarShort: string;
  readonly directions: string;
  /** A map's address, or null without one. */
  readonly directionsUrl: string | null;
  /** `Sent to i.solheim@fjordmail.example`, or empty. */
  readonly sentTo: string;
  /** `Still due: €3,888.00`, or empty. */
  readonly due: string;
  /** `by Sat 29 May 2027`, or empty. */
  readonly dueBy: string;
}

export interface GuestStepContent {
  /** `Sat 29 May 2027, 18:00`. */
  readonly when: string;
  readonly what: string;
}

/** The SMS. */
export interface GuestMessageContent {
  /** Name, sum, deadline and short address. */
  readonly text: string;
}

/** The sentences of the letter that asks, or, once paid, of the receipt. */
export interface GuestMailContent {
  /** `Deposit of €1,944.00 for your stay, 12 – 19 June 2027`. */
  readonly subject: string;
  /** The deadline, which a mail program shows beside the subject. */
  readonly preview: string;
  /** `Dear Ingrid Solheim,`; empty on a receipt, whose thanks name the guest. */
  readonly greeting: string;
  readonly opening: string;
  /** `Deposit 30 %, paid`, or the label. */
  readonly label: string;
  /** `Pay €1,944.00`, `Open the receipt`. */
  readonly button: string;
  /** `By Apple Pay, Google Pay, card or bank transfer.` */
  readonly methods: string;
  /** `If the button does not open:`. */
  readonly otherwise: string;
  readonly url: string | null;
  /** `Questions?`. */
  readonly questions: string;
  /** `Answer this letter, or call`. */
  readonly answer: string;
  /** `This letter was sent to … for order KLB-20431. We never ask for card details by e-mail or phone.` */
  readonly legal: string;
  /** The subject of a reminder of the same payment. */
  readonly reminderSubject: string;
}
