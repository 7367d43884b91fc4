import type { imports } from '@deck/api/contract/imports';
import type * as z from 'zod/mini';
import type { Encoding } from '../import/encoding.ts';

/** The format of a written table. */
interface Writing {
  readonly encoding?: Encoding;
  readonly bom?: boolean;
  readonly delimiter?: ',' | ';' | '\t';
  readonly newline?: '\n' | '\r\n' | '\r';
  /** Quotes every cell, not only where needed. */
  readonly quoteAll?: boolean;
  /** Whether the last line has a line break. */
  readonly closed?: boolean;
}

type Row = readonly string[];

export function csvText(rows: readonly Row[], writing: Writing = {}): string {
  const { delimiter = ',', newline = '\n', quoteAll = false, closed = true } = writing;
  const written = (cell: string) =>
    quoteAll || /["\r\n]/.test(cell) || cell.includes(delimiter) || cell.trim() !== cell
      ? `"${cell.replaceAll('"', '""')}"`
      : cell;
  return rows.map((cells) => cells.map(written).join(delimiter)).join(newline) + (closed ? newline : '');
}

/** The bytes of a text. A character outside the encoding is an error in the test. */
export function encoded(text: string, encoding: Encoding = 'UTF-8', bom = false): Uint8Array<ArrayBuffer> {
  const marked = bom ? `\ufeff${text}` : text;
  if (encoding === 'UTF-8') return new TextEncoder().encode(marked);
  if (encoding.startsWith('UTF-16')) return utf16(marked, encoding === 'UTF-16LE');
  const table = getByte(encoding);
  return Uint8Array.from(text, (char) => {
    const byte = table.get(char);
    if (byte === undefined) throw new Error(`${encoding} has no ${char}`);
    return byte;
  });
}

function utf16(text: string, littleEndian: boolean): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(text.length * 2));
  for (let at = 0; at < text.length; at += 1) view.setUint16(at * 2, text.charCodeAt(at), littleEndian);
  return new Uint8Array(view.buffer);
}

export function getByte(encoding: Encoding): ReadonlyMap<string, number> {
  const decoder = new TextDecoder(encoding);
  return new Map(Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte]));
}

export const csvFile = (content: BlobPart, name = 'arrivals.csv'): File =>
  new File([content], name, { type: 'text/csv' });

/** Writes a table as a file. */
export const tableFile = (rows: readonly Row[], writing: Writing = {}): File =>
  csvFile(encoded(csvText(rows, writing), writing.encoding, writing.bom));

/** Splits a file's bytes into chunks. */
export async function* inPieces(bytes: Uint8Array, size = 7): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

export const headings = [
  'Booking',
  'Total',
  'First name',
  'Last name',
  'E-mail',
  'Phone',
  'Arrival',
  'Departure',
] as const;

/** A valid row of a stay, with a test's changes. */
export function stayRow(
  id: string,
  changes: Partial<Record<(typeof headings)[number], string>> = {},
): string[] {
  const row = {
    Booking: id,
    Total: '1250.50',
    'First name': 'Maria',
    'Last name': 'Papadopoulou',
    'E-mail': 'm.papadopoulou@outlook.gr',
    Phone: '+30 694 412 0937',
    Arrival: '2026-12-24',
    Departure: '2026-12-28',
    ...changes,
  };
  return headings.map((heading) => row[heading]);
}

export const stays = (...rows: string[][]): string[][] => [[...headings], ...rows];

type Asked = z.input<(typeof imports)['createTemplate']['body']>;

/** The template for such rows as a hotel's orders. */
export const templateDraft = (changes: Partial<Asked> = {}): Asked => ({
  name: `Arrivals ${crypto.randomUUID()}`,
  columns: {
    externalId: { header: 'Booking' },
    amount: { header: 'Total' },
    firstName: { header: 'First name' },
    lastName: { header: 'Last name' },
    email: { header: 'E-mail' },
    phone: { header: 'Phone' },
    checkIn: { header: 'Arrival' },
    checkOut: { header: 'Departure' },
  },
  currency: 'EUR',
  positionType: 'ACCOMMODATION',
  positionName: 'Stay',
  propertyId: 'property-kalypso-bay',
  ...changes,
});
