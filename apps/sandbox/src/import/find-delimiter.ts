import Papa from 'papaparse';
import { type Delimiter, delimiterSigns, isBlank } from './records.ts';

/** The number of rows to inspect. */
const ROWS = 100;

/**
 * The delimiter that gives the first rows equal column counts; the larger count wins. A decimal comma also
 * splits columns, but rarely in the heading. A table with a single column has none: then a comma.
 */
export function findDelimiter(text: string): Delimiter {
  const scored = (['SEMICOLON', 'TAB', 'COMMA'] as const).map((delimiter) => ({
    delimiter,
    score: likeness(text, delimiterSigns[delimiter]),
  }));
  const best = scored.reduce((a, b) => (b.score > a.score ? b : a));
  return best.score > 0 ? best.delimiter : 'COMMA';
}

function likeness(text: string, delimiter: string): number {
  const { data } = Papa.parse<string[]>(text, { delimiter, preview: ROWS + 1 });
  // The last row of a sample may be truncated.
  const rows = (data.length > 1 ? data.slice(0, -1) : data).filter((cells) => !isBlank(cells));
  const widths = new Map<number, number>();
  for (const { length } of rows) widths.set(length, (widths.get(length) ?? 0) + 1);
  const [width = 1, count = 0] = [...widths].reduce((a, b) => (b[1] > a[1] ? b : a), [1, 0]);
  return width < 2 ? 0 : (count / rows.length) ** 2 * (width - 1);
}
