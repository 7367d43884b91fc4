import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { csvText, encoded, getByte, inPieces } from '../testing/csv.ts';
import { refusalCode } from '../testing/refusals.ts';
import { findEncoding } from './encoding.ts';
import { findDelimiter } from './find-delimiter.ts';
import { type Dialect, readRecords } from './records.ts';

const signs = { COMMA: ',', SEMICOLON: ';', TAB: '\t' } as const;

async function readRows(bytes: Uint8Array, dialect: Dialect, piece?: number): Promise<string[][]> {
  const rows = [];
  for await (const some of readRecords(inPieces(bytes, piece), dialect)) rows.push(...some);
  // The text after the last line break is not a row.
  if (rows.at(-1)?.join('') === '') rows.pop();
  return rows;
}

const plain = (text: string) => readRows(encoded(text), { encoding: 'UTF-8', delimiter: 'COMMA' });

describe('any table reads back as it was written', () => {
  const encodings = [
    'UTF-8',
    'UTF-16LE',
    'UTF-16BE',
    'WINDOWS-1251',
    'WINDOWS-1252',
    'WINDOWS-1253',
  ] as const;
  test.each(encodings)(
    'in %s, whatever its cells contain and wherever it is split into chunks',
    async (encoding) => {
      const letters = encoding.startsWith('UTF')
        ? fc.string({ unit: 'grapheme' }).map((text) => text.replace(/[\0\ufeff]/g, ''))
        : fc
            .array(
              fc.constantFrom(...[...getByte(encoding).keys()].filter((char) => !'\0\ufffd'.includes(char))),
            )
            .map((chars) => chars.join(''));
      const cell = fc.oneof(
        letters,
        fc.constantFrom('', ' ', '"', 'a"b', 'one\ntwo', 'a,b;c\td', '1 234,50'),
      );
      const tables = fc
        .integer({ min: 1, max: 5 })
        .chain((width) =>
          fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 6 }),
        )
        // An empty last row looks like the end of the file.
        .map((rows) => [...rows, rows[0]?.map(() => 'end') ?? []]);
      const writings = fc.record({
        delimiter: fc.constantFrom('COMMA', 'SEMICOLON', 'TAB'),
        newline: fc.constantFrom('\n', '\r\n', '\r'),
        quoteAll: fc.boolean(),
        closed: fc.boolean(),
        bom: fc.boolean(),
        piece: fc.integer({ min: 1, max: 40 }),
      });
      await fc.assert(
        fc.asyncProperty(tables, writings, async (rows, { delimiter, piece, bom, ...writing }) => {
          const text = csvText(rows, { ...writing, delimiter: signs[delimiter] });
          const bytes = encoded(text, encoding, bom && encoding.startsWith('UTF'));
          const read = await readRows(bytes, { encoding, delimiter }, piece);
          expect(read).toEqual(
            rows.map((cells) => cells.map((one) => one.normalize('NFC').replace(/\r\n?/g, '\n'))),
          );
        }),
      );
    },
  );
});

describe('detects the encoding', () => {
  const russian = 'Имя;Фамилия;Сумма\nМария;Иванова;1 234,50\nПётр;Щербаков;990,00\n';
  const greek = 'Όνομα;Επώνυμο;Ποσό\nΜαρία;Παπαδοπούλου;1.234,50\nΓιώργος;Νικολάου;990,00\n';
  const french = 'Nom;Prénom;Montant\nLefèvre;Élodie;1234,50\nGarçon;Noël;990,00\n';
  test.each([
    ['UTF-8', russian],
    ['UTF-8', 'plain;ascii\n1;2\n'],
    ['UTF-16LE', russian],
    ['UTF-16BE', greek],
    ['WINDOWS-1251', russian],
    ['WINDOWS-1253', greek],
    ['WINDOWS-1252', french],
  ] as const)('%s without a byte order mark: %j', async (encoding, text) => {
    expect(await findEncoding(() => inPieces(encoded(text, encoding), 1000))).toBe(encoding);
  });

  test.each(['UTF-8', 'UTF-16LE', 'UTF-16BE'] as const)(
    '%s by its byte order mark, which is not part of a cell',
    async (encoding) => {
      const bytes = encoded('Имя,a\n', encoding, true);
      expect(await findEncoding(() => inPieces(bytes, 1000))).toBe(encoding);
      expect(await readRows(bytes, { encoding, delimiter: 'COMMA' })).toEqual([['Имя', 'a']]);
    },
  );

  test.each([
    ['WINDOWS-1251', 'Иванов;Пётр'],
    ['WINDOWS-1253', 'Παπαδόπουλος;Γιώργος'],
  ] as const)('%s by only two names', async (encoding, text) => {
    expect(await findEncoding(() => inPieces(encoded(text, encoding), 1000))).toBe(encoding);
  });
});

test('by a non-ASCII letter, however late it occurs', async () => {
  const text = `${'plain,ascii\n'.repeat(500)}Мария,Иванова\n`;
  expect(await findEncoding(() => inPieces(encoded(text, 'WINDOWS-1251'), 1000))).toBe('WINDOWS-1251');
});

describe('detects the delimiter', () => {
  test.each([
    ['SEMICOLON', 'Id;Total;Name\nA1;1 234,50;Eleni\nA2;990,00;Petros\n'],
    ['COMMA', 'Id,Total,Name\nA1,"1,234.50",Eleni\nA2,990.00,"Petros; and family"\n'],
    ['TAB', 'Id\tTotal\tName\nA1\t1.234,50\tEleni\nA2\t990,00\tPetros, Anna\n'],
    ['SEMICOLON', '"Note";"Total"\n"Late, late, late\narrival";"1,5"\n"Early, please";"2,5"\n'],
    ['COMMA', 'Name\nEleni\n'],
  ] as const)('%s in %j', (delimiter, text) => {
    expect(findDelimiter(text)).toBe(delimiter);
  });
});

describe('refuses an unreadable file, with the row', () => {
  test.each([
    ['a quote that nothing closes', 'a,b\n1,"2\n3,4\n', 'IMPORT_QUOTE_UNCLOSED', 2],
    ['a quote that ends too early', 'a,b\n1,2\n"3"x,4\n', 'IMPORT_QUOTE_UNCLOSED', 3],
    ['a quote left open before others', 'a,b\n1,"2\n3,"4"\n', 'IMPORT_QUOTE_UNCLOSED', 2],
    ['too many columns', `a\n${'x,'.repeat(10_000)}x\n`, 'IMPORT_TOO_MANY_COLUMNS', 2],
    ['a cell too large', `a,b\n1,${'x'.repeat(32 * 1024 + 1)}\n`, 'IMPORT_CELL_TOO_LARGE', 2],
  ])('%s', async (_, text, code, row) => {
    expect(await refusalCode(plain(text))).toMatchObject({ code, params: { row } });
  });

  test('for a NUL, in any encoding', async () => {
    const text = 'a,b\n1,\0\n';
    for (const encoding of ['UTF-8', 'UTF-16LE', 'WINDOWS-1251'] as const) {
      const read = readRows(encoded(text, encoding), { encoding, delimiter: 'COMMA' });
      expect(await refusalCode(read)).toMatchObject({
        code: 'IMPORT_FILE_NOT_CSV',
        params: { found: 'binary' },
      });
    }
  });

  test('for bytes that are invalid in the encoding', async () => {
    const read = readRows(Uint8Array.of(0x61, 0xff, 0x62), { encoding: 'UTF-8', delimiter: 'COMMA' });
    expect(await refusalCode(read)).toMatchObject({ code: 'IMPORT_FILE_NOT_CSV' });
  });

  test.each([
    ['a cell of 10 MB', 'x'.repeat(10_000_000), 'IMPORT_CELL_TOO_LARGE'],
    ['a quoted cell of 10 MB', `"${'x\n'.repeat(5_000_000)}"\n3,4\n`, 'IMPORT_CELL_TOO_LARGE'],
    ['a quote left open for 10 MB', `"${'x\n'.repeat(5_000_000)}`, 'IMPORT_QUOTE_UNCLOSED'],
  ])('%s, quickly', async (_, cell, code) => {
    const bytes = encoded(`a,b\n1,${cell}`);
    const started = performance.now();
    const read = readRows(bytes, { encoding: 'UTF-8', delimiter: 'COMMA' }, 256 * 1024);
    expect(await refusalCode(read)).toMatchObject({ code, params: { row: 2 } });
    expect(performance.now() - started).toBeLessThan(5_000);
  });

  test('accepts a cell of the maximum size', async () => {
    const cell = 'x'.repeat(32 * 1024);
    expect(await plain(`a,${cell}\n`)).toEqual([['a', cell]]);
  });
});
