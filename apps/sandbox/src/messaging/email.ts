import type { Channel, TemplateId } from '@deck/api/vocabulary';
import type { StaffNotification } from './staff-notification.ts';

/** Letters to customers with a link, sent to a recipient staff choose. */
type LinkEmail = 'PAYMENT_LINK' | 'SPLIT_LINK' | 'CARD_REQUEST' | 'WIRE_INVOICE';

/** Letters to customers about an event. They go to the order's e-mail address, else to its phone. */
type NotificationEmail = Exclude<TemplateId, LinkEmail>;

/** Letters to a user, in their language, to their own e-mail address. */
export type PersonEmail = 'RESET_PASSWORD' | 'SET_PASSWORD';

export type EmailKind = TemplateId | PersonEmail | 'STAFF' | 'TEMPLATE_TEST';

/** The contents of a letter beside its order, payment and user. */
export interface EmailFacts {
  /** The target of its button. */
  readonly address?: string;
  readonly withQrcode?: boolean;
  /** The expiry of the link; an instant in UTC. */
  readonly until?: string;
  /** The amount of the event, in minor units of the payment's currency, as decimal digits. */
  readonly amount?: string;
  /** A masked card number. */
  readonly card?: string;
  /** The type of the staff notification. */
  readonly news?: StaffNotification;
  /** The reason for a decline. */
  readonly reason?: string;
  /** The zone for times; by default the property's. */
  readonly timezone?: string;
}

/** A letter to be queued. The rows of its ids exist in the same transaction. */
export type Letter =
  | {
      readonly kind: LinkEmail;
      readonly orderId: string;
      readonly paymentId?: string;
      readonly channel: Channel;
      /** The language; by default the customer's. */
      readonly language?: string;
      /** An e-mail address, or a phone in E.164. */
      readonly recipient: string;
      readonly address: string;
      /** Only for e-mails. */
      readonly withQrcode?: boolean;
      /** When the link expires; payment links have their own expiry. */
      readonly until?: Date;
    }
  | {
      readonly kind: NotificationEmail;
      readonly orderId: string;
      readonly paymentId?: string;
      /** Minor units of the payment's currency; by default the payment's full amount. */
      readonly amount?: bigint;
      readonly card?: string;
      readonly address?: string;
    }
  | {
      readonly kind: PersonEmail;
      readonly userId: string;
      readonly address: string;
      readonly until: Date;
    };
