import { html } from 'hono/html';
import type { Letter } from '../letter.ts';
import { table } from './section.ts';

const PLAIN_BAND = 96;

/** Who writes: logo, name, place and the number of the order. */
export const head = ({ look, logo, property, orderNumber }: Letter) =>
  html`<tr><td class="pad" style="padding:16px 32px">${table(
    html`<tr>
<td width="${logo?.width ?? 40}" valign="middle" style="padding:0 16px 0 0">${logo === null ? initial({ look, property }) : html`<img src="${logo.address}" width="${logo.width}" height="${logo.height}" alt="${property.name}" style="display:block;border:0">`}</td>
<td valign="middle"><span style="${look.name}">${property.name}</span>${property.place === '' ? '' : html`<br><span style="${look.small}">${property.place}</span>`}</td>
${orderNumber === '' ? '' : html`<td valign="middle" align="right" nowrap style="padding:0 0 0 16px;${look.small}">${orderNumber}</td>`}
</tr>`,
  )}</td></tr>`;

/** The first letter of the name, where there is no logo. */
const initial = ({ look: { colors, font, radius }, property }: Pick<Letter, 'look' | 'property'>) =>
  html`<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td width="38" height="38" align="center" valign="middle" style="border:1px solid ${colors.line};border-radius:${radius}px;font:600 18px/24px ${font};color:${colors.accentText}">${property.initial}</td></tr></table>`;

/** The photo in a strip, or a band in the accent's soft colour. Programs that cannot cut it show all of it. */
export function strip({ look, property: { photoUrl }, strip: height, base }: Letter) {
  const ground = look.colors.accentSoft;
  if (photoUrl === null)
    return html`<tr><td height="${PLAIN_BAND}" bgcolor="${ground}" style="background-color:${ground};font-size:0;line-height:0">&nbsp;</td></tr>`;
  return html`<tr><td bgcolor="${ground}" style="background-color:${ground}"><div style="max-height:${height}px;overflow:hidden"><img class="photo" src="${new URL(photoUrl, base).href}" width="598" alt="" style="display:block;width:100%;border:0"></div></td></tr>`;
}
