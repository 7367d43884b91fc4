import type { BusinessProfile, Property } from '@deck/api/contract/company';
import type { Order } from '@deck/api/contract/orders';
import type { PropertyChoice } from '@deck/api/contract/people';
import type { Scheme } from '@deck/api/vocabulary';
import type { GuestFacts, GuestLinkKind, GuestMethod } from '@deck/guest';

/** What a form knows of the payment while it is filled in. */
export interface PreviewInput {
  readonly kind: GuestLinkKind;
  /** An invoice asks for a transfer to the company's account, and nothing else. */
  readonly isInvoice?: boolean;
  readonly propertyId: string;
  /** As the customer's language is written in the order. */
  readonly language: string;
  /** The customer's, where there is no order yet. */
  readonly country?: string;
  /** The order it belongs to, if that exists already. */
  readonly order?: Order | undefined;
  /** The order that is made together with it. */
  readonly newOrder?: NewOrder | undefined;
  /** A decimal string; null lets the guest choose. It need not be readable yet. */
  readonly amount: string | null;
  readonly currency: string;
  /** What it collects of the order, where the guest is charged in another currency. */
  readonly conversion?: GuestFacts['payment']['conversion'];
  readonly scheme: Scheme;
  /** Staff's own words, or empty. */
  readonly label: string;
  /** ISO-8601, `unlimited`, or empty for a payment with a due date. */
  readonly lifetime: string;
  /** When the link goes out by itself; its lifetime counts from then. */
  readonly sendAt?: string | undefined;
  readonly dueDate?: string | undefined;
  /** Names of the methods the guest may use; none is all. */
  readonly methods: readonly string[];
  /** What is offered, where that is what the form decides; else it is read. */
  readonly offered?: readonly GuestMethod[];
  readonly staffNote: string;
  /** Of a link that exists. */
  readonly url?: string | null;
  readonly createdAt?: string;
  readonly expiresAt?: string | null;
  readonly state?: GuestFacts['payment']['state'];
}

/** An order as a short form holds it. */
export interface NewOrder {
  readonly number: string;
  readonly guestName: string;
  readonly guestEmail: string;
  /** A decimal string. */
  readonly total: string;
  readonly startDate: string;
  readonly endDate: string;
}

/** What the company and the property say of themselves. */
export interface PreviewPlace {
  readonly company: BusinessProfile;
  /** All that is known of the property; its name alone while it is read. */
  readonly property: Property | undefined;
  readonly choice: PropertyChoice | undefined;
  /** All that are offered, in the order of the property. */
  readonly methods: readonly GuestMethod[];
  /** The reader's zone, until a property is chosen. */
  readonly timeZone: string;
  /** An instant. */
  readonly now: string;
}
