import { setImmediate } from 'node:timers/promises';
import { type ImportDetection, importLimits } from '@deck/api/contract/imports';
import { Refusal } from '@deck/api/server';
import Papa from 'papaparse';

export type Delimiter = ImportDetection['delimiter'];

/** How the characters of a file are to be taken apart. */
export interface Dialect {
  readonly encoding: ImportDetection['encoding'];
  readonly delimiter: Delimiter;
}

export const delimiterSigns: Readonly<Record<Delimiter, string>> = { COMMA: ',', SEMICOLON: ';', TAB: '\t' };

/** Characters a single row may come to: one that ends later is a cell that is too large, or a quote left open. */
const LONGEST_ROW = 1_000_000;

/** Bytes that are read without a pause: between two turns others have theirs, a matter of a millisecond. */
const TURN = 16 * 1024;
/** Characters that guesses are made from, where there are so many. */
const BEGINNING = 64 * 1024;

/** The bytes of a file, piece by piece. */
export type Source = AsyncIterable<Uint8Array>;

type Parsed = { data: string[][]; errors: { row: number }[]; meta: { cursor: number } };

/**
 * The rows of a file as they are written, the heading among them, so many at a time as a piece of the file holds. Line
 * breaks in cells arrive as `\n`.
 * @throws Refusal IMPORT_FILE_NOT_CSV, IMPORT_QUOTE_UNCLOSED, IMPORT_CELL_TOO_LARGE, IMPORT_TOO_MANY_COLUMNS.
 */
export async function* readRecords(
  source: Source,
  { encoding, delimiter }: Dialect,
): AsyncGenerator<string[][]> {
  // Without rows to a step papaparse gives back what is whole and where the rest begins.
  const parser = new Papa.Parser({ delimiter: delimiterSigns[delimiter], newline: '\n' });
  let rest = '';
  let before = 0;
  const take = (text: string, isLast: boolean): string[][] => {
    const { data, errors, meta }: Parsed = parser.parse(text, 0, !isLast);
    // What is wrong with the row that was cut off shows when the rest of it is there.
    const broken = errors.find(({ row }) => isLast || row < data.length);
    if (broken) throw Refusal.because('IMPORT_QUOTE_UNCLOSED', { row: before + broken.row + 1 });
    rest = text.slice(meta.cursor);
    assertLimits(data, before);
    before += data.length;
    return data;
  };

  const texts = readTexts(source, encoding);
  for await (const text of texts) {
    const rows = take(rest + text, false);
    if (rows.length > 0) yield rows;
    if (rest.length > LONGEST_ROW) await refuseLongRow(rest, texts, before + 1);
  }
  if (rest !== '') yield take(rest, true);
}

/** How a file begins, for guesses. */
export async function readBeginning(source: Source, encoding: Dialect['encoding']): Promise<string> {
  let beginning = '';
  for await (const text of readTexts(source, encoding)) {
    beginning += text;
    if (beginning.length >= BEGINNING) break;
  }
  return beginning;
}

/** Decoded text in which every line ends with `\n`. */
async function* readTexts(source: Source, encoding: Dialect['encoding']): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: encoding.startsWith('UTF') });
  const decoded = (bytes?: Uint8Array): string => {
    try {
      const text = bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode();
      if (!text.includes('\0')) return text;
    } catch {
      throw Refusal.because('IMPORT_FILE_NOT_CSV', { found: 'otherEncoding' });
    }
    throw Refusal.because('IMPORT_FILE_NOT_CSV', { found: 'binary' });
  };

  let held = '';
  for await (const bytes of inTurns(source)) {
    const text = held + decoded(bytes);
    // The `\n` of a `\r\n` may begin the next piece.
    held = text.endsWith('\r') ? '\r' : '';
    yield withPlainBreaks(held ? text.slice(0, -1) : text);
  }
  yield withPlainBreaks(held + decoded());
}

async function* inTurns(source: Source): Source {
  for await (const piece of source)
    for (let at = 0; at < piece.length; at += TURN) {
      yield piece.subarray(at, at + TURN);
      await setImmediate();
    }
}

const withPlainBreaks = (text: string): string => (text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text);

function assertLimits(rows: readonly string[][], before: number): void {
  rows.forEach((cells, index) => {
    const row = before + index + 1;
    if (cells.length > importLimits.columns)
      throw Refusal.because('IMPORT_TOO_MANY_COLUMNS', { row, limit: importLimits.columns });
    for (const cell of cells) if (cell.length > importLimits.cell) throw tooLarge(row);
  });
}

const tooLarge = (row: number) => Refusal.because('IMPORT_CELL_TOO_LARGE', { row, limit: importLimits.cell });

/** A row without an end: it holds a quote that nothing closes, or a cell that is too large. */
async function refuseLongRow(rest: string, texts: AsyncIterable<string>, row: number): Promise<never> {
  const opened = rest.lastIndexOf('"');
  if (opened === -1 || rest.length - opened < importLimits.cell) throw tooLarge(row);
  for await (const text of texts) if (text.includes('"')) throw tooLarge(row);
  throw Refusal.because('IMPORT_QUOTE_UNCLOSED', { row });
}

/** Whether a row has nothing in it, or nothing but separators, of whatever kind. */
export const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => /^[\s;,]*$/.test(cell));
