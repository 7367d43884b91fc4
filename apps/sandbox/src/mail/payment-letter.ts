import type { LoadedBrand } from '@deck/tokens/node';
import type { orders, payments, properties } from '../database/schema.ts';
import type { Wording } from '../templates/blocks.ts';
import { logoOf } from '../templates/email-page.ts';
import { datesOf, letterValues } from '../templates/letter-values.ts';
import { type LetterContent, renderEmail, renderSms, type Written } from '../templates/render-letter.ts';

export interface Letter {
  readonly brand: LoadedBrand;
  readonly order: typeof orders.$inferSelect;
  readonly payment: typeof payments.$inferSelect;
  readonly property: typeof properties.$inferSelect;
  /** The company's words for PAYMENT_LINK in the customer's language, see `loadWording`. */
  readonly wording: Wording;
  /** Where the payer pays. */
  readonly address: string;
  readonly withQrcode: boolean;
}

/** A payment link as an e-mail, in the customer's language and the brand's colours. */
export const paymentLetter = (letter: Letter): Promise<Written> => renderEmail(contentOf(letter));

/** The same as a text message. */
export const paymentText = (letter: Letter): Written => renderSms(contentOf(letter));

function contentOf({ brand, order, payment, property, wording, address, withQrcode }: Letter): LetterContent {
  const { company, blocks } = wording;
  const about = { company, property, order, payment, facts: { address }, at: payment.createdAt };
  return {
    brand,
    language: order.customerLanguage,
    logo: logoOf(company, address),
    base: address,
    property,
    blocks,
    values: letterValues(about, order.customerLanguage),
    address,
    withQrcode,
    notes: [payment.customerNote, order.messageToCustomer],
    dates: datesOf(order),
  };
}
