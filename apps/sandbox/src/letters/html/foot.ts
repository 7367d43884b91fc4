import { html } from 'hono/html';
import type { Letter } from '../letter.ts';
import { section } from './section.ts';

/** Methods, cancellation, the address in words, and the code if staff asked for it. */
export function terms({ look, terms: lines, otherwise, code }: Letter) {
  if (lines.length === 0 && otherwise === null && code === null) return '';
  const paragraphs = lines.map((text) => html`<p style="margin:0;${look.small}">${text}</p>`);
  const way =
    otherwise === null
      ? ''
      : html`<p style="margin:0;${look.small}">${otherwise.lead} <a href="${otherwise.address}" style="${look.link};word-break:break-all">${otherwise.text}</a></p>`;
  const scan =
    code === null
      ? ''
      : html`<p style="margin:16px 0 8px;${look.small}">${code.lead}</p><img src="data:image/png;base64,${code.png}" width="160" height="160" alt="QR: ${code.address}" style="display:block;border:1px solid ${look.colors.line}">`;
  return section(look, [...paragraphs, way, scan]);
}

/** Whom to ask, who charges, and why this letter came. */
export function foot({ look, closing, legal, legalLinks }: Letter) {
  const { sunken, line } = look.colors;
  const lines = legal.map((text) => html`<p style="margin:0 0 4px;${look.meta}">${text}</p>`);
  const links = legalLinks.map(
    ({ text, address }, i) =>
      html`${i === 0 ? '' : ' | '}<a href="${address}" style="${look.link}">${text}</a>`,
  );
  const below = links.length === 0 ? '' : html`<p style="margin:0;${look.meta}">${links}</p>`;
  return html`<tr><td class="pad" bgcolor="${sunken}" style="padding:24px 32px;background-color:${sunken};border-top:1px solid ${line}">${closing.html}${lines}${below}</td></tr>`;
}
