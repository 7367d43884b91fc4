/** The languages a guest can read. */
export const guestLanguages = ['en', 'el', 'lv', 'lt', 'ru'] as const;
export type GuestLanguage = (typeof guestLanguages)[number];

/** What a property lets; its words for arrival and length follow from it. */
export type GuestPropertyKind = 'HOTEL' | 'YACHT' | 'AIRCRAFT' | 'CAR' | 'OTHER';

/** How the guest came here. A fast link has no order of its own; a card request charges nothing. */
export type GuestLinkKind = 'PAYMENT' | 'FAST' | 'SPLIT' | 'PERMANENT' | 'CARD_REQUEST';

export type GuestState =
  | 'OPEN'
  | 'CONFIRMING'
  | 'DECLINED'
  | 'PAID'
  | 'HELD'
  | 'AWAITING_TRANSFER'
  | 'CARD_SAVED'
  | 'EXPIRED'
  | 'CANCELED'
  | 'PAID_BY_ANOTHER'
  | 'FAILED'
  | 'REFUNDED'
  | 'RELEASED';

/** A date the guest must know of, beside the sums. */
export type GuestStep =
  | 'BALANCE_LINK'
  | 'BALANCE_DUE'
  | 'FREE_CANCELLATION_ENDS'
  | 'HOLD_TAKEN'
  | 'START'
  | 'END';

/**
 * Everything a guest's page, receipt, letter or message says, before it is put into words. Amounts are decimal
 * strings, instants ISO in UTC, civil dates `2027-06-12`, times `15:00` of the property's clocks.
 */
export interface GuestFacts {
  readonly property: GuestProperty;
  /** Who charges the guest: a company, which may own several properties. */
  readonly charger: {
    readonly legalName: string;
    readonly address: string;
    /** As the guest reads it, `EL 094512873`, or empty. */
    readonly taxpayerId: string;
    /** What the bank statement says, or empty. */
    readonly statement: string;
    readonly privacyUrl: string | null;
  };
  readonly order: GuestOrder;
  /** The order's money at `now`, in the order's currency; null if the link belongs to no order. */
  readonly segments: GuestSegments | null;
  readonly payment: GuestPayment;
  /** In the property's order. */
  readonly methods: readonly GuestMethod[];
  /** The account for a bank transfer, once it is chosen. */
  readonly transfer: GuestTransfer | null;
  readonly next: readonly { readonly at: string; readonly what: GuestStep }[];
  /** An instant. */
  readonly now: string;
}

export interface GuestProperty {
  readonly name: string;
  readonly kind: GuestPropertyKind;
  /** `Agios Prokopios, Naxos, Greece`. */
  readonly place: string;
  /** A postal address, or empty. */
  readonly address: string;
  /** IANA name. */
  readonly timezone: string;
  readonly phone: string;
  readonly email: string;
  /** The property's own words: `Front desk, day and night`, or empty. */
  readonly deskHours: string;
  readonly website: string | null;
  readonly photoUrl: string | null;
  readonly logoUrl: string | null;
  /** The seed of the accent, `#rrggbb`. */
  readonly color: string | null;
  /** When a guest may come, and must leave. */
  readonly startTime: string | null;
  readonly endTime: string | null;
  /** The property's own words, or empty. */
  readonly cancellation: string;
  readonly termsUrl: string | null;
}

export interface GuestOrder {
  /** Empty if the link belongs to no order. */
  readonly number: string;
  readonly guestName: string;
  readonly guestEmail: string;
  readonly currency: string;
  readonly total: string | null;
  readonly startDate: string | null;
  readonly endDate: string | null;
  readonly guests: number | null;
  readonly positions: readonly GuestPosition[];
  /** Whether the company shows the positions to its guests. */
  readonly showsPositions: boolean;
}

export interface GuestPosition {
  readonly type: 'ACCOMMODATION' | 'FLIGHT' | 'YACHT' | 'CAR' | 'OTHER';
  readonly name: string;
  /** Nights of an accommodation, days of a yacht or a car, pieces of the rest. */
  readonly quantity: number | null;
  readonly unitAmount: string | null;
  readonly days: { readonly from: string; readonly to: string } | null;
  readonly trip: 'RETURN' | 'ONE_WAY' | null;
  readonly guests: number | null;
  readonly amount: string;
}

/** The four parts add up to the order's total. */
export interface GuestSegments {
  readonly paid: string;
  readonly held: string;
  /** This payment, while it is neither paid nor held; zero afterwards. */
  readonly asked: string;
  readonly due: string;
  /** When the last part was paid. */
  readonly paidAt: string | null;
  /** What was paid, in staff's words: `booking fee`, or empty. */
  readonly paidNote: string;
  /** The civil date by which the rest is due. */
  readonly dueBy: string | null;
}

export interface GuestPayment {
  readonly kind: GuestLinkKind;
  /** Null while the guest chooses it, and of a card request. */
  readonly amount: string | null;
  readonly currency: string;
  /** CHARGE takes the money at once; AUTH holds it first. */
  readonly scheme: 'CHARGE' | 'AUTH';
  /** Staff's own words; empty lets the label follow the amount. */
  readonly label: string;
  readonly state: GuestState;
  /** The address of the page, as short as it is. */
  readonly url: string | null;
  readonly expiresAt: string | null;
  readonly createdAt: string;
  readonly paidAt: string | null;
  /** When a hold is to be taken. */
  readonly captureAt: string | null;
  readonly card: { readonly type: string; readonly lastFour: string } | null;
  /** `Apple Pay`. */
  readonly wallet: string | null;
  /** The title of any other method used. */
  readonly methodTitle: string | null;
  readonly receiptNumber: string | null;
  readonly approval: string | null;
  /** Why the last card was declined, as the contract names it. */
  readonly reason: string | null;
  /** What is owed in the order's currency, if the guest is charged in another. */
  readonly conversion: { readonly amount: string; readonly currency: string; readonly rate: string } | null;
  /** Staff's words to the guest, or empty. */
  readonly staffNote: string;
}

/** How it is paid: `REDIRECT` on the page of a bank, `INSTANT` by a transfer that takes seconds. */
export type GuestMethodWay = 'CARD' | 'WALLET' | 'REDIRECT' | 'TRANSFER' | 'INSTANT' | 'CRYPTO';

export interface GuestMethod {
  readonly name: string;
  readonly title: string;
  /** A group of the dictionary: `CARDS`, `WALLETS`, `BANK_TRANSFER_GR`. */
  readonly group: string;
  readonly way: GuestMethodWay;
}

export interface GuestTransfer {
  readonly beneficiary: string;
  readonly bank: string;
  readonly iban: string;
  readonly bic: string;
  readonly reference: string;
}
