import type { GuestStayContent } from '@deck/guest';
import { html } from 'hono/html';
import type { Letter } from '../letter.ts';
import { LINE, MARK } from '../pictures/line-picture.ts';
import { getLineAddress, getMarkAddress } from '../pictures/picture-address.ts';
import { type Column, columns, section, table } from './section.ts';

/** Names and values: of a receipt, an account, a hold. */
export function rows({ look, table: given }: Letter) {
  if (given === null) return '';
  const title = given.title === '' ? '' : html`<span style="${look.title}">${given.title}</span>`;
  const lines = given.rows.map(
    ({ label, value }) =>
      html`<tr><td class="name" width="120" valign="top" style="padding:4px 16px 4px 0;${look.small}">${label}</td><td valign="top" style="padding:4px 0;${look.value};font-variant-numeric:tabular-nums">${value}</td></tr>`,
  );
  return section(look, [title, table(html`${lines}`)]);
}

/** When the guest comes and leaves, and what they may do with a receipt. */
export function stay({ look, stay: given, links }: Letter) {
  const facts =
    given === null ? '' : columns(look, { label: look.meta, detail: look.small }, toColumns(given));
  const ways = links.map(
    ({ text, address }, i) =>
      html`${i === 0 ? '' : html`<span style="${look.small};color:${look.colors.lineStrong}"> &nbsp;|&nbsp; </span>`}<a href="${address}" style="${look.link};${look.small};font-weight:600;color:${look.colors.accentText}">${text}</a>`,
  );
  if (given === null && ways.length === 0) return '';
  const below =
    ways.length === 0 ? '' : html`<div style="padding:${given === null ? 0 : 12}px 0 0">${ways}</div>`;
  return section(look, [facts, below]);
}

/** Arrival, departure, and in the last column how long and how many. */
function toColumns({ blocks }: GuestStayContent): Column[] {
  const length = blocks.find(({ name }) => name === 'length');
  return blocks.flatMap(({ name, label, value, detail }) => {
    if (name === 'guests' && length) return [];
    const guests = blocks.find((block) => block.name === 'guests');
    return [{ label: html`${label}`, value, detail: name === 'length' ? (guests?.value ?? '') : detail }];
  });
}

/** The order's money as a picture, with its legend. */
export function line({ look, line: given, base }: Letter) {
  if (given === null) return '';
  const accent = { soft: look.colors.accentSoft, mark: look.colors.accentMark };
  const address = (path: string) => new URL(path, base).href;
  const cells = given.legend.map((item) => ({
    label: html`<img src="${address(getMarkAddress(item, accent))}" width="${MARK}" height="${MARK}" alt="" style="border:0;vertical-align:-1px"> &nbsp;${item.label}`,
    value: item.amount,
    detail: item.detail,
  }));
  return section(look, [
    html`<span style="${look.title}">${given.title}</span>`,
    html`<div style="padding:12px 0"><img src="${address(getLineAddress(given.segments, accent))}" width="${LINE.width}" height="${LINE.height}" alt="${given.sentence}" style="display:block;width:100%;border:0"></div>`,
    columns(look, { label: look.small, detail: look.meta }, cells),
  ]);
}
