import { Refusal } from '@deck/api/server';

/** The first bytes of other file types that people mistake for CSV or rename to it. */
const signatures: readonly (readonly [found: string, bytes: readonly number[]])[] = [
  ['spreadsheet', [0x50, 0x4b, 0x03, 0x04]],
  ['spreadsheet', [0xd0, 0xcf, 0x11, 0xe0]],
  ['pdf', [0x25, 0x50, 0x44, 0x46]],
  ['picture', [0x89, 0x50, 0x4e, 0x47]],
  ['picture', [0xff, 0xd8, 0xff]],
  ['archive', [0x1f, 0x8b]],
  ['archive', [0x52, 0x61, 0x72, 0x21]],
];

/** @throws Refusal IMPORT_FILE_NOT_CSV for another file type, IMPORT_FILE_EMPTY for an empty file. */
export function assertText(bytes: Uint8Array): void {
  if (bytes.length === 0) throw Refusal.because('IMPORT_FILE_EMPTY');
  const known = signatures.find(([, start]) => start.every((byte, at) => bytes[at] === byte));
  if (known) throw Refusal.because('IMPORT_FILE_NOT_CSV', { found: known[0] });
  const start = new TextDecoder().decode(bytes.subarray(0, 64)).trimStart();
  if (/^(<[!?a-z]|\{)/i.test(start)) throw Refusal.because('IMPORT_FILE_NOT_CSV', { found: 'markup' });
}
