import type { GuestRow } from './form-content.ts';

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
