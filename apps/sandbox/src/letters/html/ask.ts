import { html } from 'hono/html';
import type { Letter, LetterLink } from '../letter.ts';
import type { Look } from '../look.ts';
import { broken } from '../said.ts';
import { section, table } from './section.ts';

/** The company's words, and staff's to this guest. */
export function opening({ look, greeting, message, notes }: Letter) {
  if (greeting.text === '' && message.text === '' && message.html === '' && notes.length === 0) return '';
  const own = notes.map((note) => html`<p style="${look.paragraph};margin:12px 0 0">${broken(note)}</p>`);
  return html`<tr><td class="pad" style="padding:24px 32px 0">${greeting.html}${message.html}${own}</td></tr>`;
}

/** The sum as a figure, with the button beside it. */
export function ask(letter: Letter) {
  const { look, sum, note, conversion, button } = letter;
  if (sum === null && note.text === '' && button === null)
    return html`<tr><td height="12" style="font-size:0;line-height:0">&nbsp;</td></tr>`;
  const about = html`${sum === null ? '' : figure(look, sum)}${conversion === '' ? '' : html`<span style="${look.small}">${conversion}</span><br>`}${note.html}`;
  const cells = html`<tr><td class="stack" valign="bottom">${about}</td>${button === null ? '' : html`<td class="stack act" valign="bottom" align="right" style="padding:0 0 0 16px">${toButton(look, button)}</td>`}</tr>`;
  return html`<tr><td style="font-size:0;line-height:0" height="24">&nbsp;</td></tr>${section(look, table(cells), true)}`;
}

const figure = (look: Look, { label, amount, isStruck }: NonNullable<Letter['sum']>) =>
  html`<span style="${look.label}">${label}</span><br><span style="${look.sum}${isStruck ? ';text-decoration:line-through' : ''}">${amount}</span><br>`;

/** One program knows no padding of links: there the cell has it. */
const toButton = (look: Look, { text, address }: LetterLink) =>
  html`<table class="act" role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td class="act" nowrap align="center" bgcolor="${look.colors.accent}" style="border-radius:${look.radius}px;mso-padding-alt:14px 24px"><a class="act" href="${address}" style="${look.button}">${text}</a></td></tr></table>`;
