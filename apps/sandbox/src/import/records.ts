import { setImmediate } from 'node:timers/promises';
import { type ImportDetection, importLimits } from '@deck/api/contract/imports';
import { Refusal } from '@deck/api/server';
import { maskCardNumbers } from '@deck/values';
import Papa from 'papaparse';

export type Delimiter = ImportDetection['delimiter'];

/** How to split a file's characters. */
export interface Dialect {
  readonly encoding: ImportDetection['encoding'];
  readonly delimiter: Delimiter;
}

export const delimiterSigns: Readonly<Record<Delimiter, string>> = { COMMA: ',', SEMICOLON: ';', TAB: '\t' };

/** The maximum length of a row in characters. A longer row has an oversized cell or an open quote. */
const LONGEST_ROW = 1_000_000;

/** The number of bytes to read before yielding to other requests: about a millisecond. */
const TURN = 16 * 1024;
/** The number of characters used for detection. */
const BEGINNING = 64 * 1024;

/** The bytes of a file in chunks. */
export type Source = AsyncIterable<Uint8Array>;

type Parsed = { data: string[][]; errors: { row: number }[]; meta: { cursor: number } };

/**
 * The rows of a file, including the heading, a batch per chunk. Line breaks in cells become `\n`.
 * @throws Refusal IMPORT_FILE_NOT_CSV, IMPORT_QUOTE_UNCLOSED, IMPORT_CELL_TOO_LARGE, IMPORT_TOO_MANY_COLUMNS.
 */
export async function* readRecords(
  source: Source,
  { encoding, delimiter }: Dialect,
): AsyncGenerator<string[][]> {
  // Without a step callback papaparse returns the complete rows and where the rest begins.
  const parser = new Papa.Parser({ delimiter: delimiterSigns[delimiter], newline: '\n' });
  let rest = '';
  let before = 0;
  const take = (text: string, isLast: boolean): string[][] => {
    const { data, errors, meta }: Parsed = parser.parse(text, 0, !isLast);
    // Errors of the truncated row show once the rest of it has arrived.
    const broken = errors.find(({ row }) => isLast || row < data.length);
    if (broken) throw Refusal.because('IMPORT_QUOTE_UNCLOSED', { row: before + broken.row + 1 });
    rest = text.slice(meta.cursor);
    assertLimits(data, before);
    before += data.length;
    return data.map((cells) => cells.map(readText));
  };

  const texts = readTexts(source, encoding);
  for await (const text of texts) {
    const rows = take(rest + text, false);
    if (rows.length > 0) yield rows;
    if (rest.length > LONGEST_ROW) await refuseLongRow(rest, texts, before + 1);
  }
  if (rest !== '') yield take(rest, true);
}

/** A cell in NFC, as every text of a call is. A card number is masked, so that no row keeps it. */
const readText = (cell: string): string => maskCardNumbers(cell.normalize('NFC'));

/** The start of a file, for detection. */
export async function readBeginning(source: Source, encoding: Dialect['encoding']): Promise<string> {
  let beginning = '';
  for await (const text of readTexts(source, encoding)) {
    beginning += text;
    if (beginning.length >= BEGINNING) break;
  }
  return beginning;
}

/** Decoded text with `\n` as the only line break. */
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
    // The `\n` of a `\r\n` may start the next chunk.
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

/** A row without an end has an unclosed quote or an oversized cell. */
async function refuseLongRow(rest: string, texts: AsyncIterable<string>, row: number): Promise<never> {
  const opened = rest.lastIndexOf('"');
  if (opened === -1 || rest.length - opened < importLimits.cell) throw tooLarge(row);
  for await (const text of texts) if (text.includes('"')) throw tooLarge(row);
  throw Refusal.because('IMPORT_QUOTE_UNCLOSED', { row });
}

/** Whether a row is empty, or only has separators of any kind. */
export const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => /^[\s;,]*$/.test(cell));
