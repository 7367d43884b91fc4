import type { InterfaceLanguage } from '@deck/api/vocabulary';
import { toAmount } from '@deck/values';
import { escapeHtml } from '../templates/fill.ts';
import type { ExportedRow, GuestExport } from './export-guest.ts';
import { type PrivacyWords, privacyWords } from './words/index.ts';

type Cell = (row: ExportedRow) => string;
type Columns = readonly (readonly [head: keyof PrivacyWords, cell: Cell])[];

/** A column as text; empty if it is null. */
const text =
  (column: string): Cell =>
  (row) => {
    const value = row[column];
    return value === null || value === undefined ? '' : String(value);
  };

/** Minor units of the row's currency as a decimal amount. */
const money =
  (column: string): Cell =>
  (row) => {
    const currency = String(row.currency);
    return `${toAmount({ minor: BigInt(String(row[column])), currency })} ${currency}`;
  };

const inJson =
  (column: string, field: string): Cell =>
  (row) => {
    const value = row[column] as Readonly<Record<string, unknown>> | null | undefined;
    return value ? String(value[field] ?? '') : '';
  };

const sold: Cell = ({ positions }) =>
  Array.isArray(positions) ? positions.map(({ name, amount }) => `${name}: ${amount}`).join('; ') : '';

const joined =
  (...columns: readonly string[]): Cell =>
  (row) =>
    columns
      .map((column) => text(column)(row))
      .filter(Boolean)
      .join(', ');

/** A letter as it reads: its plain text, else without its marks. */
const written: Cell = (row) =>
  text('plain')(row) ||
  text('body')(row)
    .replace(/<(style|head)[\s\S]*?<\/\1>/gi, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const contact: Columns = [
  ['firstName', text('customer_first_name')],
  ['lastName', text('customer_last_name')],
  ['email', text('customer_email')],
  ['phone', text('customer_phone')],
  ['companyName', text('customer_company')],
  ['country', text('customer_country')],
  ['language', text('customer_language')],
];

/** The tables a guest reads, each with its columns. */
const sections: readonly (readonly [head: keyof PrivacyWords, table: string, columns: Columns])[] = [
  ['contact', 'orders', contact],
  [
    'orders',
    'orders',
    [
      ['id', text('external_id')],
      ['from', text('start_date')],
      ['to', text('end_date')],
      ['sold', sold],
      ['total', money('total')],
      ['note', text('internal_note')],
      ['message', text('message_to_customer')],
    ],
  ],
  [
    'payments',
    'payments',
    [
      ['number', text('number')],
      ['at', text('created_at')],
      ['amount', money('amount')],
      ['taken', money('captured')],
      ['refunded', money('refunded')],
      ['card', inJson('card', 'number')],
      ['holder', inJson('card', 'holder')],
      ['payer', joined('payer_name', 'payer_email')],
      ['billing', joined('billing_address', 'billing_postal_code', 'billing_city', 'billing_country')],
      ['description', joined('description', 'customer_note')],
    ],
  ],
  [
    'cards',
    'tenders',
    [
      ['card', text('number')],
      ['holder', text('holder')],
      ['email', text('customer_email')],
    ],
  ],
  [
    'messages',
    'messages',
    [
      ['at', text('sent_at')],
      ['channel', text('channel')],
      ['recipient', text('recipient')],
      ['subject', text('subject')],
      ['text', written],
    ],
  ],
  [
    'history',
    'timeline',
    [
      ['at', text('at')],
      ['event', text('type')],
      ['detail', joined('author_name', 'detail')],
    ],
  ],
];

const STYLE =
  'body{font:16px/1.5 sans-serif;margin:2rem;max-width:80rem}table{border-collapse:collapse;margin-bottom:2rem}' +
  'th,td{border:1px solid #888;padding:.25rem .5rem;text-align:left;vertical-align:top}';

/** Everything held about a guest as a page of its own, to read or print. It runs nothing and loads nothing. */
export function toExportPage(held: GuestExport, language: InterfaceLanguage): string {
  const t = privacyWords[language];
  const title = escapeHtml(t.title.replace('{{company}}', () => held.company));
  const made = escapeHtml(t.made.replace('{{at}}', () => held.exportedAt));
  const parts = sections.map(([head, table, columns]) => {
    const rows = (held.data[table] ?? []).map((row) => columns.map(([, cell]) => cell(row)));
    return toTable(
      t,
      head,
      columns.map(([name]) => t[name]),
      head === 'contact' ? distinct(rows) : rows,
    );
  });
  const acts = held.acts.map(({ at, act, id }) => [at, act, id]);
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${title}</title>` +
    `<style>${STYLE}</style></head><body><h1>${title}</h1><p>${made}</p>${parts.join('')}` +
    `${toTable(t, 'acts', [t.at, t.event, t.id], acts)}</body></html>`
  );
}

const distinct = (rows: readonly string[][]): string[][] => [
  ...new Map(rows.map((row) => [row.join('\n'), row])).values(),
];

function toTable(
  t: PrivacyWords,
  head: keyof PrivacyWords,
  heads: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  const title = `<h2>${escapeHtml(t[head])}</h2>`;
  if (rows.length === 0) return `${title}<p>${escapeHtml(t.none)}</p>`;
  const cells = (tag: 'th' | 'td', line: readonly string[]) =>
    `<tr>${line.map((cell) => `<${tag}>${escapeHtml(cell)}</${tag}>`).join('')}</tr>`;
  return `${title}<table>${cells('th', heads)}${rows.map((row) => cells('td', row)).join('')}</table>`;
}
