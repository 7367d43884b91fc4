import { wordsLanguage } from '@deck/api/vocabulary';
import type { LoadedBrand } from '@deck/tokens/node';
import type { orders, payments, properties } from '../database/schema.ts';
import type { Wording } from '../templates/blocks.ts';
import { getLogo } from '../templates/email-page.ts';
import { emailValues, getDates } from '../templates/email-values.ts';
import { type EmailContent, renderEmail, renderSms, type Written } from '../templates/render-email.ts';

export interface Letter {
  readonly brand: LoadedBrand;
  readonly order: typeof orders.$inferSelect;
  readonly payment: typeof payments.$inferSelect;
  readonly property: typeof properties.$inferSelect;
  /** The company's wording of PAYMENT_LINK in the customer's language, see `loadWording`. */
  readonly wording: Wording;
  /** The address of the payer's page. */
  readonly address: string;
  readonly withQrcode: boolean;
}

/** A payment link as an e-mail, in the customer's language and the brand's colours. */
export const paymentEmail = (letter: Letter): Promise<Written> => renderEmail(toContent(letter));

/** The same as a text message. */
export const paymentText = (letter: Letter): Written => renderSms(toContent(letter));

function toContent({ brand, order, payment, property, wording, address, withQrcode }: Letter): EmailContent {
  const { company, blocks } = wording;
  const language = wordsLanguage(order.customerLanguage);
  const about = { company, property, order, payment, facts: { address }, at: payment.createdAt };
  return {
    brand,
    language,
    logo: getLogo(company, address),
    base: address,
    property,
    blocks,
    values: emailValues(about, language),
    address,
    withQrcode,
    notes: [payment.customerNote, order.messageToCustomer],
    dates: getDates(order, language),
  };
}
