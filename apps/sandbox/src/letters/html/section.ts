import { html } from 'hono/html';
import type { Piece } from '../letter.ts';
import type { Look } from '../look.ts';

/** A table that only arranges. */
export const table = (content: Piece | readonly Piece[], style = '') =>
  html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="border-collapse:collapse;${style}">${content}</table>`;

/** A row of the card, below a line unless it is the first of its kind. */
export const section = ({ colors }: Look, content: Piece | readonly Piece[], isFirst = false) => {
  const line = isFirst ? '' : `border-top:1px solid ${colors.line}`;
  return html`<tr><td class="pad" style="padding:0 32px">${table(
    html`<tr><td style="padding:${isFirst ? '0' : '20px'} 0 20px;${line}">${content}</td></tr>`,
  )}</td></tr>`;
};

export interface Column {
  readonly label: Piece;
  readonly value: string;
  readonly detail: string;
}

const widths: Readonly<Record<number, readonly number[]>> = { 1: [100], 2: [40, 60], 3: [36, 36, 28] };

/** The type of the names of columns, and of their details. */
interface Type {
  readonly label: string;
  readonly detail: string;
}

/** Columns of a name, what it is, and a detail. */
export function columns(look: Look, { label: above, detail: below }: Type, cells: readonly Column[]) {
  const shares = widths[cells.length] ?? cells.map(() => Math.floor(100 / cells.length));
  return table(
    html`<tr>${cells.map(
      ({ label, value, detail }, i) =>
        html`<td width="${shares[i]}%" valign="top" style="padding:0 8px 0 0"><span style="${above}">${label}</span><br><span style="${look.title}">${value}</span>${detail === '' ? '' : html`<br><span style="${below}">${detail}</span>`}</td>`,
    )}</tr>`,
  );
}
