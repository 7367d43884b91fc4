import { isPlainBlock } from '@deck/api/rules';
import type { BlockKey, CustomerLanguage } from '@deck/api/vocabulary';
import type { LoadedBrand } from '@deck/tokens/node';
import { html, raw } from 'hono/html';
import { qrCodePng } from '../payments/qr-code.ts';
import type { Blocks } from './blocks.ts';
import { emailPage, getLook, type Logo, type Look } from './email-page.ts';
import { fill, fillHtml, type TagValues } from './fill.ts';
import { templateWords } from './words/index.ts';

/** A letter with all its contents, ready to render. */
export interface EmailContent {
  readonly brand: LoadedBrand;
  readonly language: CustomerLanguage;
  readonly property: { readonly name: string; readonly city: string };
  readonly logo: Logo | undefined;
  /** Any address on the origin that serves uploads. */
  readonly base: string;
  readonly blocks: Blocks;
  readonly values: TagValues;
  /** The target of its button; without a target there is no button. */
  readonly address: string | undefined;
  readonly withQrcode: boolean;
  /** The staff's message to this customer. */
  readonly notes: readonly string[];
  readonly dates: string;
}

export interface Written {
  /** Empty for a text message. */
  readonly subject: string;
  /** HTML for an e-mail, else plain text. */
  readonly body: string;
}

/** Renders a letter as an e-mail in the brand's colours. */
export async function renderEmail(content: EmailContent): Promise<Written> {
  const { brand, language, property, blocks, values, address, notes, dates } = content;
  const words = templateWords[language];
  const look = getLook(brand);
  const block = (key: BlockKey) => renderBlock(key, blocks, values, look, content.base);
  const subject = fill(blocks.subject ?? '', values);
  const sentBy = fill(words.sentBy, { ...values, brand: brand.name });
  const button = address === undefined ? '' : fill(blocks.button ?? '', values);

  const body = await html`${block('greeting')}
${block('message')}
${notes.filter((note) => note !== '').map((note) => html`<p style="${look.paragraph};white-space:pre-line">${note}</p>`)}
${dates === '' ? '' : html`<p style="${look.meta}">${words.stay}: ${dates}</p>`}
${button === '' ? '' : html`<p style="margin:24px 0"><a href="${address}" style="${look.button}">${button}</a></p>`}
${values.payment_expiry === '' || address === undefined ? '' : block('expiry')}
${address !== undefined && content.withQrcode ? await qrPicture(address, words.scan, look) : ''}`;
  const footer = await html`${block('closing')}<p style="${look.meta};margin:0">${sentBy}</p>`;
  const page = emailPage({
    look,
    language,
    title: subject,
    logo: content.logo,
    heading: property.name,
    below: property.city,
    body,
    footer,
  });
  return { subject, body: String(await page) };
}

/** Renders a letter as a text message of a single line. */
export const renderSms = ({ blocks, values }: EmailContent): Written => ({
  subject: '',
  body: fill(blocks.sms ?? '', values)
    .replaceAll(/\s+/g, ' ')
    .trim(),
});

/** A block in an e-mail; plain text stays plain. @param base any address on the origin that serves uploads */
export function renderBlock(key: BlockKey, blocks: Blocks, values: TagValues, look: Look, base: string) {
  const content = blocks[key] ?? '';
  if (isPlainBlock(key)) return fill(content, values);
  const quiet = key === 'closing' || key === 'expiry';
  // Blocks were sanitised when saved, so their tags have a single spelling.
  const styled = fillHtml(content, values)
    .replaceAll('<p>', `<p style="${quiet ? look.meta : look.paragraph}">`)
    .replaceAll(/<(ul|ol)>/g, `<$1 style="${look.list}">`)
    .replaceAll('<a href=', `<a style="${look.link}" href=`)
    .replaceAll('<img src="', `<img style="${look.inline}" src="${new URL(base).origin}`);
  return raw(
    /^<(p|ul|ol)/.test(styled) || styled === '' ? styled : `<p style="${look.paragraph}">${styled}</p>`,
  );
}

async function qrPicture(address: string, scan: string, look: Look) {
  const picture = (await qrCodePng(address)).toString('base64');
  return html`<p style="${look.meta};padding-top:8px">${scan}</p><p style="margin:0 0 16px"><img src="data:image/png;base64,${picture}" width="160" height="160" alt="QR: ${address}" style="${look.picture}"></p>`;
}
