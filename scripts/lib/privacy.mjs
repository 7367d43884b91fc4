import { toPageTables } from '../../apps/sandbox/src/database/personal-data/to-page-table.ts';

export const PAGE = 'docs/privacy.md';

const BEGIN = '<!-- Written by `npm run -s privacy -- --write`. -->';
const END = '<!-- End of what is written. -->';

/**
 * The page with the tables that the rules of the database say.
 * @param {string} text the page as it is
 */
export function withTables(text) {
  const begin = text.indexOf(BEGIN);
  const end = text.indexOf(END);
  if (begin < 0 || end < begin) throw new Error(`${PAGE} has no place for its tables`);
  return `${text.slice(0, begin)}${BEGIN}\n\n${toPageTables()}\n\n${text.slice(end)}`;
}
