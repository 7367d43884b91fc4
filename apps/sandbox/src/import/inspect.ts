import type { ImportDetection, ImportTemplateDraft } from '@deck/api/contract/imports';
import { importLimits } from '@deck/api/contract/imports';
import { Refusal } from '@deck/api/server';
import {
  collectFormats,
  detectFormats,
  type FormatCounts,
  getDateParts,
  noEvidence,
  together,
} from './detect-formats.ts';
import { findDelimiter } from './find-delimiter.ts';
import { type Dialect, isBlank, readBeginning, readRecords, type Source } from './records.ts';

/** The format a template sets; `AUTO` is detected. */
type Wished = Pick<ImportTemplateDraft, 'delimiter' | 'encoding' | 'header'>;

interface InspectedColumn {
  readonly index: number;
  readonly header: string | null;
  /** The first distinct values, at most three. */
  readonly samples: string[];
  readonly evidence: FormatCounts;
}

/** The facts of a file before a template gives its columns a meaning. */
export interface Inspection {
  readonly dialect: Dialect;
  readonly header: boolean;
  readonly columns: readonly InspectedColumn[];
  /** Rows below the heading, without empty lines. */
  readonly rows: number;
}

const SAMPLES = 3;

const shortened = (text: string): string => text.slice(0, importLimits.excerpt).toWellFormed();

/**
 * Reads a file from start to end.
 * @throws Refusal for an unreadable file, and IMPORT_FILE_EMPTY without rows.
 */
export async function inspect(
  open: () => Source,
  encoding: Dialect['encoding'],
  wished: Pick<Wished, 'delimiter' | 'header'>,
): Promise<Inspection> {
  const delimiter =
    wished.delimiter === 'AUTO' ? findDelimiter(await readBeginning(open(), encoding)) : wished.delimiter;
  const dialect: Dialect = { encoding, delimiter };
  let columns: InspectedColumn[] | undefined;
  let header = false;
  let rows = 0;
  for await (const records of readRecords(open(), dialect))
    for (const cells of records) {
      if (isBlank(cells)) continue;
      if (!columns) {
        header = wished.header === 'AUTO' ? !cells.some(isDatum) : wished.header === 'PRESENT';
        columns = cells.map((cell, index) => column(index, header ? shortened(cell.trim()) : null));
        if (header) continue;
      }
      rows += 1;
      look(columns, cells);
    }
  if (!columns || rows === 0) throw Refusal.because('IMPORT_FILE_EMPTY');
  return { dialect, header, columns, rows };
}

const column = (index: number, header: string | null): InspectedColumn => ({
  index,
  header,
  samples: [],
  evidence: noEvidence(),
});

function look(columns: readonly InspectedColumn[], cells: readonly string[]): void {
  for (const { index, samples, evidence } of columns) {
    const cell = (cells[index] ?? '').trim();
    if (cell === '') continue;
    collectFormats(evidence, cell);
    if (samples.length >= SAMPLES) continue;
    const sample = shortened(cell);
    if (!samples.includes(sample)) samples.push(sample);
  }
}

/** Numbers, dates, addresses and phones occur in rows, not in a heading. */
const isDatum = (cell: string): boolean => {
  const text = cell.trim();
  return /^[+-]?\d[\d\s.,'()-]*$/.test(text) || text.includes('@') || getDateParts(text) !== undefined;
};

/**
 * The detected format in the contract's terms. Dates and amounts are judged by the columns that contain them.
 */
export function detected(
  { dialect, header, columns }: Inspection,
  holds: (kind: 'date' | 'amount', index: number) => boolean = () => true,
): ImportDetection {
  const of = (kind: 'date' | 'amount') =>
    together(columns.filter(({ index }) => holds(kind, index)).map(({ evidence }) => evidence));
  return { ...dialect, header, ...detectFormats(of('date'), of('amount')) };
}
