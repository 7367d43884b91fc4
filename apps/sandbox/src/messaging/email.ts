import type { Channel, CustomerLanguage, TemplateId } from '@deck/api/vocabulary';
import type { StaffNotification } from './staff-notification.ts';

/** Letters to customers that carry an address and are sent to whom staff say. */
type LinkEmail = 'PAYMENT_LINK' | 'SPLIT_LINK' | 'CARD_REQUEST' | 'WIRE_INVOICE';

/** Letters that tell a customer what happened. They go to the e-mail address of the order, else to its phone. */
type NotificationEmail = Exclude<TemplateId, LinkEmail>;

/** Letters to a person who signs in, in their language, to their own e-mail address. */
export type PersonEmail = 'RESET_PASSWORD' | 'SET_PASSWORD';

export type EmailKind = TemplateId | PersonEmail | 'STAFF' | 'TEMPLATE_TEST';

/** What a letter says beside what order, payment and person say themselves. */
export interface EmailFacts {
  /** Where its button leads. */
  readonly address?: string;
  readonly withQrcode?: boolean;
  /** Until when the address works; an instant in UTC. */
  readonly until?: string;
  /** Of what happened, in minor units of the payment's currency, as decimal digits. */
  readonly amount?: string;
  /** A masked card number. */
  readonly card?: string;
  /** What staff are told. */
  readonly news?: StaffNotification;
  /** Why something was declined. */
  readonly reason?: string;
  /** In whose zone moments are told; the property's unless given. */
  readonly timezone?: string;
}

/** A letter to be queued. Ids are those of rows that exist in the same transaction. */
export type Letter =
  | {
      readonly kind: LinkEmail;
      readonly orderId: string;
      readonly paymentId?: string;
      readonly channel: Channel;
      /** The customer's unless given. */
      readonly language?: CustomerLanguage;
      /** An e-mail address, or a phone in E.164. */
      readonly recipient: string;
      readonly address: string;
      /** Of e-mails only. */
      readonly withQrcode?: boolean;
      /** When the address ends; of payment links the payment says it itself. */
      readonly until?: Date;
    }
  | {
      readonly kind: NotificationEmail;
      readonly orderId: string;
      readonly paymentId?: string;
      /** Minor units of the payment's currency; the payment's whole amount unless given. */
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
