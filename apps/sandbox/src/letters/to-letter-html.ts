import { html, raw } from 'hono/html';
import { ask, opening } from './html/ask.ts';
import { line, rows, stay } from './html/facts.ts';
import { foot, terms } from './html/foot.ts';
import { head, strip } from './html/head.ts';
import type { Letter } from './letter.ts';

/** On a phone the button goes below the sum, as wide as the card. Programs that ignore it lose nothing. */
const narrow = raw(
  '@media only screen and (max-width:480px){.out{padding:0!important}.pad{padding-left:20px!important;padding-right:20px!important}.stack{display:block!important;width:100%!important;padding-left:0!important;padding-right:0!important;text-align:left!important}td.act.stack{padding-top:16px!important}table.act{width:100%!important}a.act{display:block!important;white-space:normal!important}.name{width:96px!important}}',
);
/** Cuts the photo in its middle. It stands apart: some programs drop a whole sheet for one unknown rule. */
const cut = (height: number) =>
  raw(
    `@supports (object-fit:cover){.photo{height:${height}px!important;object-fit:cover!important;object-position:50% 60%!important}}`,
  );

/**
 * A letter to a guest: the guest's page flattened to tables, 600 wide, with inline styles. In dark mail programs the
 * card stays white.
 */
export async function toLetterHtml(letter: Letter): Promise<string> {
  const { look, language, subject, preview } = letter;
  const { canvas, surface, line: edge } = look.colors;
  const page = html`<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="format-detection" content="telephone=no, date=no, address=no, email=no"><meta name="color-scheme" content="light only"><meta name="supported-color-schemes" content="light only"><title>${subject}</title><style>${narrow}</style><style>${cut(letter.strip)}</style></head>
<body style="margin:0;padding:0;background-color:${canvas}">
<div style="display:none;max-height:0;overflow:hidden">${preview}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${canvas}" style="background-color:${canvas}"><tr><td class="out" align="center" style="padding:32px 16px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" bgcolor="${surface}" style="width:100%;max-width:600px;background-color:${surface};border:1px solid ${edge};border-radius:${look.cardRadius}px">
${head(letter)}
${strip(letter)}
${opening(letter)}
${ask(letter)}
${rows(letter)}
${stay(letter)}
${line(letter)}
${terms(letter)}
${foot(letter)}
</table>
</td></tr></table>
</body></html>`;
  return String(await page);
}
