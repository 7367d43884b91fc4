import { wordsLanguage } from '@deck/api/vocabulary';
import type { GuestFacts } from '@deck/guest';
import type { LoadedBrand } from '@deck/tokens/node';
import type { orders, payments, properties } from '../database/schema.ts';
import { toEmailContent } from '../letters/email-of.ts';
import type { LetterPicture } from '../letters/letter.ts';
import { letterKinds } from '../letters/letter-kinds.ts';
import type { Wording } from '../templates/blocks.ts';
import type { EmailContent } from '../templates/email-content.ts';
import { renderEmail, renderSms, type Written } from '../templates/render-email.ts';

export interface Letter {
  readonly brand: LoadedBrand;
  readonly order: typeof orders.$inferSelect;
  readonly payment: typeof payments.$inferSelect;
  readonly property: typeof properties.$inferSelect;
  /** The company's wording of PAYMENT_LINK in the customer's language, see `loadWording`. */
  readonly wording: Wording;
  /** What the guest's page tells, see `readGuestFacts`. */
  readonly facts: GuestFacts;
  /** See `readLogo`. */
  readonly logo: LetterPicture | null;
  /** The address of the payer's page. */
  readonly address: string;
  readonly recipient: string;
  readonly withQrcode: boolean;
}

/** A payment link as an e-mail, in the customer's language and the property's colours. */
export const paymentEmail = (letter: Letter): Promise<Written> => renderEmail(toContent(letter));

/** The same as a text message. */
export const paymentText = (letter: Letter): Written => renderSms(toContent(letter));

function toContent({ brand, order, payment, property, wording, facts, logo, ...sent }: Letter): EmailContent {
  const { company, blocks, own } = wording;
  const { address, recipient, withQrcode } = sent;
  return toEmailContent({
    brand,
    publicUrl: new URL(address).origin,
    language: wordsLanguage(order.customerLanguage),
    kind: letterKinds.PAYMENT_LINK,
    blocks,
    own,
    about: { company, property, order, payment, facts: { address }, at: payment.createdAt },
    facts,
    logo,
    recipient,
    withQrcode,
    notes: [payment.customerNote, order.messageToCustomer],
  });
}
