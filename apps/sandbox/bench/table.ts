import { csvText, headings, stayRow } from '../src/testing/csv.ts';

/** A table of stays whose rows are about 200 bytes each. */
export const getTable = (prefix: string, count: number): string =>
  csvText([
    [...headings, 'Message'],
    ...Array.from({ length: count }, (_, index) => [
      ...stayRow(`${prefix}-${index}`, { Total: `${100 + (index % 900)},50`, Arrival: '24.12.2026' }),
      `Late arrival, please keep room ${index} with a view of the sea, and a cot; flowers on the table, two towels more`,
    ]),
  ]);
