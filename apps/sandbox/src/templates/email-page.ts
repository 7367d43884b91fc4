import type { LoadedBrand } from '@deck/tokens/node';
import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import { toFamilies } from '../letters/look.ts';

/** Inline styles of a letter: mail programs ignore style sheets. */
export interface Look {
  readonly canvas: string;
  readonly card: string;
  readonly head: string;
  readonly foot: string;
  readonly paragraph: string;
  readonly meta: string;
  readonly button: string;
}

/** The look of a brand's letters to staff. Always light, since few mail programs support dark letters well. */
export function getLook(brand: LoadedBrand): Look {
  const { colors, radius, cardRadius } = brand;
  const { canvas, surface, text, text2, line, accent, onAccent } = colors.light;
  const font = toFamilies(brand.fonts.text);
  return {
    canvas: `background:${canvas}`,
    card: `max-width:520px;background:${surface};border:1px solid ${line};border-radius:${cardRadius}px`,
    head: `padding:24px 32px 16px;border-bottom:1px solid ${line};font:600 18px/28px ${font};color:${text}`,
    foot: `padding:16px 32px 24px;border-top:1px solid ${line}`,
    paragraph: `margin:0 0 16px;font:400 15px/24px ${font};color:${text}`,
    meta: `margin:0 0 8px;font:400 13px/20px ${font};color:${text2}`,
    button: `display:inline-block;padding:12px 24px;border-radius:${radius}px;background:${accent};color:${onAccent};font:500 16px/24px ${font};text-decoration:none`,
  };
}

interface Page {
  readonly look: Look;
  readonly language: string;
  readonly title: string;
  readonly heading: string;
  /** A smaller line below the heading; may be empty. */
  readonly below: string;
  readonly body: HtmlEscapedString;
  readonly footer: HtmlEscapedString;
}

/** The page of letters to staff: tables, since mail programs render no other layout consistently. */
export const emailPage = ({
  look,
  language,
  title,
  heading,
  below,
  body,
  footer,
}: Page) => html`<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light only"><title>${title}</title></head>
<body style="margin:0;${look.canvas}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="${look.canvas}"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="${look.card}">
<tr><td style="${look.head}">${heading}${below === '' ? '' : html`<br><span style="${look.meta}">${below}</span>`}</td></tr>
<tr><td style="padding:24px 32px">
${body}
</td></tr>
<tr><td style="${look.foot}">${footer}</td></tr>
</table></td></tr></table>
</body></html>`;
