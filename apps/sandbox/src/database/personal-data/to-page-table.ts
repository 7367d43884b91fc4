import { guestTables, personalData } from './index.ts';
import { type ColumnRule, getColumns, type TableRules } from './rules.ts';

/** What an erasure does to the columns of a rule, as `docs/privacy.md` says it. */
const acts: readonly (readonly [rule: ColumnRule, act: string])[] = [
  ['removed', 'rows removed'],
  ['erased', 'emptied'],
  ['authored', 'emptied where a guest acted'],
  ['masked', 'without the holder'],
  ['untokened', 'without the token of the card'],
  ['rewritten', 'without the guest'],
  ['scrubbed', 'without what names the guest'],
];

/** The tables of `docs/privacy.md`, in Markdown: those about guests, and all others. */
export function toPageTables(): string {
  const others = Object.entries(personalData).filter(([table]) => !(table in guestTables));
  const guests = toTable(
    ['What, in which table', 'Why, and who sees it', 'How long', 'An erasure', 'Stays'],
    Object.entries(guestTables).map(([table, rules]) => [
      `${rules.what}: \`${table}\``,
      rules.why,
      rules.stays,
      toErasure(rules),
      toKept(rules),
    ]),
  );
  const rest = toTable(
    ['What, in which table', 'Why, and who sees it', 'How long', 'About staff', 'The company’s own'],
    others.map(([table, rules]) => [
      `${rules.what}: \`${table}\``,
      rules.why,
      rules.stays,
      toNames(getColumns(rules, 'staff')),
      toNames(getColumns(rules, 'company')),
    ]),
  );
  return ['### Guests', '', guests, '', '### Staff, companies and figures', '', rest].join('\n');
}

/** Columns are as wide as their widest cell, as in every other document. */
function toTable(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = rows.map((row) => row.map((cell) => cell || '–'));
  const widths = heads.map((head, at) =>
    Math.max(...[head, ...cells.map((row) => row[at] ?? '')].map(({ length }) => length)),
  );
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  return [line(heads), line(widths.map((width) => '-'.repeat(width))), ...cells.map(line)].join('\n');
}

const toNames = (columns: readonly string[]): string => columns.map((column) => `\`${column}\``).join(', ');

const toErasure = (rules: TableRules): string =>
  acts
    .filter(([rule]) => getColumns(rules, rule).length > 0)
    .map(([rule, act]) => `${act}: ${toNames(getColumns(rules, rule))}`)
    .join('; ');

const toKept = ({ kept = {} }: TableRules): string =>
  Object.entries(kept)
    .map(([column, reason]) => `\`${column}\`: ${reason}`)
    .join(' ');
