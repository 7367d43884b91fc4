import Papa from 'papaparse';
import { type Delimiter, delimiterSigns, isBlank } from './records.ts';

/** Rows that are looked at. */
const ROWS = 100;

/**
 * The delimiter with which the first rows of a text come out alike; of two the one that makes more columns. A decimal
 * comma makes columns too, but rarely in the heading. A table of one column has none: then it is the comma.
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
  // The last row of a sample may be cut off.
  const rows = (data.length > 1 ? data.slice(0, -1) : data).filter((cells) => !isBlank(cells));
  const widths = new Map<number, number>();
  for (const { length } of rows) widths.set(length, (widths.get(length) ?? 0) + 1);
  const [width = 1, count = 0] = [...widths].reduce((a, b) => (b[1] > a[1] ? b : a), [1, 0]);
  return width < 2 ? 0 : (count / rows.length) ** 2 * (width - 1);
}
