import type { LoadedBrand } from '@deck/tokens/node';
import { formatDate, formatInstant, formatMoney } from '@deck/values';
import { html } from 'hono/html';
import type { orders, payments, properties } from '../database/schema.ts';
import { qrCodePng } from '../payments/qr-code.ts';
import { fill, letterWords } from './words.ts';

export interface Letter {
  readonly brand: LoadedBrand;
  readonly order: typeof orders.$inferSelect;
  readonly payment: typeof payments.$inferSelect;
  readonly property: typeof properties.$inferSelect;
  /** Where the payer pays. */
  readonly address: string;
  readonly withQrcode: boolean;
}

/** A payment link as an e-mail, in the customer's language and the brand's colours. */
export async function paymentLetter(letter: Letter): Promise<{ subject: string; body: string }> {
  const { brand, order, payment, address } = letter;
  const words = letterWords[order.customerLanguage];
  const values = valuesOf(letter);
  const say = (text: string) => fill(text, values);
  const { colors, radius } = brand;
  const { canvas, surface, text, text2, line, accent, onAccent } = colors.light;
  const font = fontsOf(brand);
  const qr = letter.withQrcode ? (await qrCodePng(address)).toString('base64') : undefined;
  const paragraph = `margin:0 0 16px;font:400 15px/24px ${font};color:${text}`;
  const meta = `margin:0 0 8px;font:400 13px/20px ${font};color:${text2}`;

  const body = await html`<!doctype html>
<html lang="${order.customerLanguage}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light only"><title>${say(words.subject)}</title></head>
<body style="margin:0;background:${canvas}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${canvas}"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px;background:${surface};border:1px solid ${line};border-radius:${radius + 4}px">
<tr><td style="padding:24px 32px 16px;border-bottom:1px solid ${line};font:600 18px/28px ${font};color:${text}">${letter.property.name}<br><span style="font:400 13px/20px ${font};color:${text2}">${letter.property.city}</span></td></tr>
<tr><td style="padding:24px 32px">
<p style="${paragraph}">${say(words.greeting)}</p>
<p style="${paragraph}">${say(words.asks)}</p>
${[payment.customerNote, order.messageToCustomer]
  .filter((note) => note !== '')
  .map((note) => html`<p style="${paragraph};white-space:pre-line">${note}</p>`)}
${values.dates === '' ? '' : html`<p style="${meta}">${words.stay}: ${values.dates}</p>`}
<p style="margin:24px 0"><a href="${address}" style="display:inline-block;padding:12px 24px;border-radius:${radius}px;background:${accent};color:${onAccent};font:500 16px/24px ${font};text-decoration:none">${say(words.pay)}</a></p>
${payment.expiresAt === null ? '' : html`<p style="${meta}">${say(words.until)}</p>`}
${qr === undefined ? '' : html`<p style="${meta};padding-top:8px">${words.scan}</p><p style="margin:0 0 16px"><img src="data:image/png;base64,${qr}" width="160" height="160" alt="QR: ${address}" style="display:block;border:1px solid ${line};border-radius:${radius}px"></p>`}
</td></tr>
<tr><td style="padding:16px 32px 24px;border-top:1px solid ${line}"><p style="${meta}">${say(words.questions)}</p><p style="${meta};margin:0">${say(words.sentBy)}</p></td></tr>
</table></td></tr></table>
</body></html>`;
  return { subject: say(words.subject), body: String(body) };
}

/** The brand's own, which some readers have, before what mail programs bring along. */
const fontsOf = ({ fonts }: LoadedBrand): string =>
  [...fonts.text, 'Segoe UI', 'Roboto', 'Helvetica', 'Arial', 'sans-serif']
    .filter((family, at, all) => family !== 'system-ui' && all.lastIndexOf(family) === at)
    .map((family) => (family.includes(' ') ? `'${family}'` : family))
    .join(', ');

/** The same as a text message. */
export function paymentText(letter: Letter): { subject: string; body: string } {
  const words = letterWords[letter.order.customerLanguage];
  return { subject: '', body: fill(words.sms, valuesOf(letter)) };
}

function valuesOf({ brand, order, payment, property, address }: Letter) {
  const { startDate, endDate } = order;
  const dates = [startDate, endDate === startDate ? null : endDate].filter((day) => day !== null);
  return {
    name: `${order.customerFirstName} ${order.customerLastName}`.trim(),
    property: property.name,
    order: order.externalId,
    amount: formatMoney({ minor: payment.amount, currency: payment.currency }, order.customerLanguage),
    dates: dates.map(formatDate).join(' - '),
    until:
      payment.expiresAt === null
        ? ''
        : `${formatInstant(payment.expiresAt.getTime(), property.timezone)} (${property.timezone})`,
    email: property.email,
    phone: property.phone,
    brand: brand.name,
    address,
  };
}
