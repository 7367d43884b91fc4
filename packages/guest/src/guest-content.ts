import type {
  GuestFormContent,
  GuestMethodContent,
  GuestNoticeContent,
  GuestRow,
  GuestTransferContent,
} from './form-content.ts';
import type { GuestLanguage, GuestLinkKind, GuestPropertyKind, GuestState } from './guest-facts.ts';
import type { GuestMailContent, GuestMessageContent } from './letter-content.ts';
import type { GuestReceiptContent, GuestStepContent } from './receipt-content.ts';

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
