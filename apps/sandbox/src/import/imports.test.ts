import type { ImportPreview } from '@deck/api/contract/imports';
import { positionTypes } from '@deck/api/vocabulary';
import { count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { importChunks, importFiles, properties } from '../database/schema.ts';
import { HALCYON } from '../seed/companies.ts';
import {
  csvFile,
  csvText,
  encoded,
  headings,
  stayRow,
  stays,
  tableFile,
  templateDraft,
} from '../testing/csv.ts';
import { makeOrder } from '../testing/payments.ts';
import { getRefusal, invalid, notFound } from '../testing/refusals.ts';
import { type Browser, createTestApp, type TestApp } from '../testing/test-app.ts';
import { removeOldFiles } from './files.ts';

let app: TestApp;
let owner: Browser;
let charter: Browser;

beforeAll(async () => {
  app = await createTestApp();
  owner = await app.signedIn('eleni.markou@aegeanhouse.gr');
  charter = await app.signedIn('eleni.markou@aegeanhouse.gr');
  charter.companyId = HALCYON;
});
afterAll(() => app.close());

type Changes = Parameters<typeof templateDraft>[0];

async function preview(file: File, changes: Changes = {}): Promise<ImportPreview> {
  const { imports } = owner.api;
  const { id: fileId } = await imports.upload({ body: file });
  const { id: templateId } = await imports.createTemplate({ body: templateDraft(changes) });
  return imports.preview({ fileId, templateId });
}

/** The problems of a table's first row: reasons by field. */
async function readProblems(rows: string[][], changes: Changes = {}) {
  const { rows: shown } = await preview(tableFile(rows), changes);
  return shown[0]?.problems.map(({ field, reason }) => [field, reason]);
}

describe('templates', () => {
  test('have names that differ by more than full-width or decomposed letters', async () => {
    const { imports } = owner.api;
    await imports.createTemplate({ body: templateDraft({ name: 'Café office' }) });
    for (const name of ['Cafe\u0301 office', 'Ｃａｆé oﬃce', 'CAFÉ OFFICE'])
      expect(await getRefusal(imports.createTemplate({ body: templateDraft({ name }) }))).toEqual(
        invalid({ name: 'unique' }),
      );
  });

  // Specification 3.58, 3.60, 7.34, 7.35
  test('are kept with their defaults, read, listed by name and replaced', async () => {
    const { imports } = owner.api;
    const made = await imports.createTemplate({ body: templateDraft({ name: ' zeta ' }) });
    expect(made).toMatchObject({
      name: 'zeta',
      columns: { amount: { index: null, header: 'Total' } },
      lineNumberingStart: 1,
      language: null,
      sendLinks: false,
      dateFormat: 'AUTO',
      decimalSign: 'AUTO',
      encoding: 'AUTO',
      delimiter: 'AUTO',
      header: 'AUTO',
    });
    expect(await imports.getTemplate({ id: made.id })).toEqual(made);
    await imports.createTemplate({ body: templateDraft({ name: 'Alpha' }) });
    const names = (await imports.listTemplates()).map(({ name }) => name);
    expect(names.indexOf('Alpha')).toBeLessThan(names.indexOf('zeta'));

    await app.clock.advance(1000);
    const body = templateDraft({ name: 'Zeta', sendLinks: true, customValues: { guests: '2' } });
    const changed = await imports.updateTemplate({ id: made.id, body });
    expect(changed).toMatchObject({ name: 'Zeta', sendLinks: true, customValues: { guests: '2' } });
    expect(changed.modifiedAt > made.modifiedAt).toBe(true);
    expect(await imports.getTemplate({ id: made.id })).toEqual(changed);
  });

  // Specification 5.44
  test('have a unique name in a company, ignoring case', async () => {
    const { imports } = owner.api;
    const first = await imports.createTemplate({ body: templateDraft({ name: 'Winter' }) });
    const second = await imports.createTemplate({ body: templateDraft({ name: 'Summer' }) });
    const body = templateDraft({ name: 'WINTER ' });
    expect(await getRefusal(imports.createTemplate({ body }))).toEqual(invalid({ name: 'unique' }));
    expect(await getRefusal(imports.updateTemplate({ id: second.id, body }))).toEqual(
      invalid({ name: 'unique' }),
    );
    await imports.updateTemplate({ id: first.id, body });
    const yacht = { positionType: 'OTHER', propertyId: 'property-halcyon' } as const;
    await charter.api.imports.createTemplate({ body: templateDraft({ name: 'Winter', ...yacht }) });
  });

  // Specification 3.59, 5.44
  test.each([
    [{ name: '  ' }, { name: 'required' }],
    [{ columns: {} }, { 'columns.amount': 'required', 'columns.checkIn': 'required' }],
    [{ columns: { amount: {} } }, { 'columns.amount.index': 'required' }],
    [{ propertyId: null }, { propertyId: 'required' }],
    [{ propertyId: 'property-halcyon' }, { propertyId: 'choice' }],
    [
      { propertyValues: [{ value: 'KB', propertyId: 'unknown' }] },
      { 'propertyValues.0.propertyId': 'choice' },
    ],
    [{ currency: 'RUB' }, { currency: 'choice' }],
    [
      { customValues: { guests: 'two', country: 'Greece' } },
      { 'customValues.guests': 'invalid', 'customValues.country': 'choice' },
    ],
    [{ customValues: { externalId: 'A1' } }, { 'customValues.externalId': 'invalid' }],
    [{ lineNumberingStart: -1 }, { lineNumberingStart: 'between?min=0&max=1000000' }],
  ] as const)('with %j are refused', async (changes, fields) => {
    const body = templateDraft(changes as Changes);
    const { status, params } = await getRefusal(owner.api.imports.createTemplate({ body }));
    expect([status, params.fields]).toEqual([400, expect.objectContaining(fields)]);
  });

  test('that are foreign or unknown are not found', async () => {
    const { id } = await owner.api.imports.createTemplate({ body: templateDraft() });
    expect(await getRefusal(charter.api.imports.getTemplate({ id }))).toEqual(notFound);
    expect(await getRefusal(charter.api.imports.updateTemplate({ id, body: templateDraft() }))).toEqual(
      notFound,
    );
    expect(await getRefusal(owner.api.imports.getTemplate({ id: 'x'.repeat(500) }))).toEqual(notFound);
    expect((await charter.api.imports.listTemplates()).map((one) => one.id)).not.toContain(id);
  });
});

describe('an upload', () => {
  test('answers with the detected format', async () => {
    const rows = stays(
      stayRow('A1', { Total: '1 234,50', Arrival: '31.12.2026', 'Last name': 'Müller' }),
      stayRow('A2', { Total: '99,90', Arrival: '01.02.2027' }),
    );
    const file = await owner.api.imports.upload({
      body: tableFile(rows, { encoding: 'UTF-16LE', bom: true, delimiter: ';', newline: '\r\n' }),
    });
    expect(file).toMatchObject({
      name: 'arrivals.csv',
      rows: 2,
      uploadedAt: expect.stringMatching(/^2026-11-20T07:41/),
      keptUntil: expect.stringMatching(/^2026-11-27T07:41/),
      detected: {
        encoding: 'UTF-16LE',
        delimiter: 'SEMICOLON',
        header: true,
        dateFormat: 'DAY_MONTH_YEAR',
        datesAmbiguous: false,
        decimalSign: 'COMMA',
      },
    });
    expect(file.columns.map(({ header }) => header)).toEqual(headings);
    expect(file.columns[1]?.samples).toEqual(['1 234,50', '99,90']);
  });

  const start = (...bytes: number[]) => [Uint8Array.of(...bytes), 'a,b\n1,2\n'];
  const table = csvText(stays(stayRow('A1')));
  const faults: readonly (readonly [string, BlobPart[], string, object])[] = [
    [
      'a spreadsheet by another name',
      start(0x50, 0x4b, 3, 4),
      'IMPORT_FILE_NOT_CSV',
      { found: 'spreadsheet' },
    ],
    ['a PDF', ['%PDF-1.7\n'], 'IMPORT_FILE_NOT_CSV', { found: 'pdf' }],
    ['a web page', ['<!doctype html><p>1,2'], 'IMPORT_FILE_NOT_CSV', { found: 'markup' }],
    ['NULs', [table, 'A2,\0,\n'], 'IMPORT_FILE_NOT_CSV', { found: 'binary' }],
    ['nothing', [], 'IMPORT_FILE_EMPTY', {}],
    ['line breaks alone', ['\n\r\n;;\n'], 'IMPORT_FILE_EMPTY', {}],
    ['separators alone', [';;;\r\n;;;\r\n'], 'IMPORT_FILE_EMPTY', {}],
    ['a heading alone', [`${headings.join(',')}\n`], 'IMPORT_FILE_EMPTY', {}],
    ['10,000 columns', [`${'a,'.repeat(9_999)}a\n`], 'IMPORT_TOO_MANY_COLUMNS', { row: 1, limit: 200 }],
    ['a cell of 10 MB', [table, 'x'.repeat(10_000_000)], 'IMPORT_CELL_TOO_LARGE', { row: 3, limit: 32_768 }],
    ['an open quote', [table, 'A2,"12\n'], 'IMPORT_QUOTE_UNCLOSED', { row: 3 }],
  ];
  // Specification 5.42
  test.each(faults)('of %s is refused, and nothing is stored', async (_, parts, code, params) => {
    const before = await app.db.select({ files: count() }).from(importFiles);
    const body = new File(parts, 'orders.csv', { type: 'text/csv' });
    expect(await getRefusal(owner.api.imports.upload({ body }))).toEqual({ status: 409, code, params });
    expect(await app.db.select({ files: count() }).from(importFiles)).toEqual(before);
  });

  test('may be larger than other bodies, up to 64 MB', async () => {
    const line = `${stayRow('').join(',')}\n`;
    const upTo = (bytes: number) =>
      csvFile(`${headings.join(',')}\n${line.repeat(Math.floor(bytes / line.length))}`);
    expect((await owner.api.imports.upload({ body: upTo(12 * 1024 * 1024) })).size).toBeGreaterThan(
      12_000_000,
    );
    for (const bytes of [64 * 1024 * 1024 + 1000, 70 * 1024 * 1024])
      expect(await getRefusal(owner.api.imports.upload({ body: upTo(bytes) }))).toEqual(
        invalid({ file: 'tooLarge' }),
      );
  });

  // Specification 7.30
  test('without the field `file` is refused', async () => {
    const token = owner.cookies.get('XSRF-TOKEN') ?? '';
    const form = new FormData();
    form.append('other', tableFile(stays(stayRow('A1'))));
    const response = await owner.send('/api/v1/import/files/upload', {
      method: 'POST',
      body: form,
      headers: { 'x-xsrf-token': token },
    });
    expect([response.status, (await response.json()).meta.error.params.fields]).toEqual([
      400,
      { file: 'required' },
    ]);
  });

  test('belongs to its division only', async () => {
    const { id: fileId } = await owner.api.imports.upload({ body: tableFile(stays(stayRow('A1'))) });
    const { id: templateId } = await owner.api.imports.createTemplate({ body: templateDraft() });
    for (const file of [fileId, 'unknown']) {
      const { imports } = charter.api;
      expect(await getRefusal(imports.preview({ fileId: file, templateId }))).toEqual(notFound);
      expect(await getRefusal(imports.row({ fileId: file, rowNumber: 1 }))).toEqual(notFound);
    }
    expect(await getRefusal(owner.api.imports.preview({ fileId, templateId: 'unknown' }))).toEqual(notFound);
  });
});

describe('a preview', () => {
  // Specification 7.31
  test('shows rows as orders, counts, columns and the sum', async () => {
    const { api } = owner;
    await makeOrder(owner, { externalId: 'TAKEN-1' });
    const rows = stays(
      stayRow('P1'),
      stayRow('P2', { Total: '=1+1', 'E-mail': 'nobody' }),
      stayRow('P1'),
      stayRow('TAKEN-1'),
      stayRow('P3', { 'E-mail': '', Phone: '' }),
    );
    const seen = await preview(tableFile(rows), { lineNumberingStart: 2, customValues: { guests: '3' } });
    expect(seen.counts).toEqual({ rows: 5, good: 2, bad: 3, reachable: 1 });
    expect([seen.totalAmount, seen.currency, seen.badRows]).toEqual(['2501.00', 'EUR', [3, 4, 5]]);
    expect(seen.rows[0]).toMatchObject({
      number: 2,
      cells: stayRow('P1'),
      problems: [],
      order: {
        externalId: 'P1',
        propertyName: 'Kalypso Bay Resort',
        totalAmount: '1250.50',
        customer: { firstName: 'Maria', email: 'm.papadopoulou@outlook.gr', language: 'en' },
        position: { type: 'ACCOMMODATION', name: 'Stay', checkIn: '2026-12-24', guests: 3 },
      },
    });
    expect(seen.rows[1]).toMatchObject({
      number: 3,
      order: null,
      problems: [
        { field: 'amount', column: 1, header: 'Total', value: '=1+1', reason: 'FORMULA', key: 'formula' },
        { field: 'email', column: 4, value: 'nobody', reason: 'EMAIL', key: 'email' },
      ],
    });
    expect(seen.rows[2]?.problems).toMatchObject([
      { field: 'externalId', reason: 'DUPLICATE_IN_FILE', otherRow: 2 },
    ]);
    expect(seen.rows[3]?.problems).toMatchObject([{ reason: 'DUPLICATE_ORDER', key: 'unique' }]);
    expect(seen.columns[1]).toMatchObject({ header: 'Total', fields: ['amount'] });

    // A single row, by the number the template gives it.
    const row = (rowNumber: number) => api.imports.row({ fileId: seen.file.id, rowNumber });
    expect(await row(3)).toEqual(seen.rows[1]);
    expect(await row(4)).toEqual(seen.rows[2]);
    for (const absent of [0, 1, 7, 1_000_000]) expect(await getRefusal(row(absent))).toEqual(notFound);
  });

  test('counts exactly beyond the rows it shows', async () => {
    const rows = stays(
      ...Array.from({ length: 1300 }, (_, index) =>
        stayRow(`N${index}`, index % 10 === 9 ? { Total: 'free' } : {}),
      ),
    );
    const seen = await preview(tableFile(rows));
    expect(seen.counts).toEqual({ rows: 1300, good: 1170, bad: 130, reachable: 1170 });
    expect([seen.rows.length, seen.badRows.length, seen.badRows.at(-1)]).toEqual([200, 130, 1300]);
    const last = await owner.api.imports.row({ fileId: seen.file.id, rowNumber: 1300 });
    expect(last.problems).toMatchObject([{ field: 'amount', reason: 'AMOUNT' }]);
  });

  // Specification 7.32
  test('of a row without a template shows its cells', async () => {
    const { id: fileId } = await owner.api.imports.upload({ body: tableFile(stays(stayRow('A1'))) });
    expect(await owner.api.imports.row({ fileId, rowNumber: 1 })).toEqual({
      number: 1,
      cells: stayRow('A1'),
      order: null,
      problems: [],
    });
  });

  test.each([
    [{ Booking: 'A 1' }, 'externalId', 'EXTERNAL_ID'],
    [{ Booking: '-A1' }, 'externalId', 'FORMULA'],
    [{ Total: '' }, 'amount', 'REQUIRED'],
    [{ Total: '0' }, 'amount', 'AMOUNT_NOT_POSITIVE'],
    [{ Total: '1,234' }, 'amount', 'AMOUNT_AMBIGUOUS'],
    [{ Total: '12.345.67' }, 'amount', 'AMOUNT'],
    [{ 'First name': 'Мария' }, 'firstName', 'LATIN_NAME'],
    [{ 'First name': '@Maria' }, 'firstName', 'FORMULA'],
    [{ 'Last name': '\t=cmd' }, 'lastName', 'FORMULA'],
    [{ 'Last name': 'x'.repeat(201) }, 'lastName', 'TOO_LONG'],
    [{ 'E-mail': 'a@b' }, 'email', 'EMAIL'],
    [{ Phone: '694 412 0937' }, 'phone', 'PHONE'],
    [{ Phone: '=cmd' }, 'phone', 'FORMULA'],
    [{ Arrival: 'soon' }, 'checkIn', 'DATE'],
    [{ Departure: '2026-12-24' }, 'checkOut', 'DATE_ORDER'],
    [{ Departure: '2026-02-30' }, 'checkOut', 'DATE'],
  ] as const)('reports a problem with %j', async (changes, field, reason) => {
    expect(await readProblems(stays(stayRow('X1', changes)))).toEqual([[field, reason]]);
  });

  // Specification 5.43
  test('reports rows with too few or too many columns, but ignores trailing separators', async () => {
    const [heading = [], row = []] = stays(stayRow('C1'));
    expect(await readProblems([heading, row.slice(0, 7)])).toEqual([[null, 'TOO_FEW_COLUMNS']]);
    expect(await readProblems([heading, [...row, 'astray']])).toEqual([[null, 'TOO_MANY_COLUMNS']]);
    expect(await readProblems([heading, [...row, '', ' ']])).toEqual([]);
    expect(
      await readProblems([
        [...heading, ''],
        [...row, ''],
      ]),
    ).toEqual([]);
  });

  test('refuses rows of another currency also by a column that the template does not name', async () => {
    const rows = (currency: string) => [
      [...headings, 'Currency'],
      [...stayRow('U1'), currency],
    ];
    expect(await readProblems(rows('USD'))).toEqual([['currency', 'AMOUNT_OTHER_CURRENCY']]);
    expect(await readProblems(rows('EUR'))).toEqual([]);
    expect(await readProblems(rows(''))).toEqual([]);
  });

  // Specification 5.45
  test('reads languages, countries and properties from columns', async () => {
    const extra = (...cells: string[]) => [
      [...headings, 'Language', 'Country', 'Hotel'],
      [...stayRow('L1'), ...cells],
    ];
    const columns = {
      ...templateDraft().columns,
      language: { header: 'language' },
      country: { index: 9 },
      property: { index: 10, header: 'Hotel' },
    };
    const mapped: Changes = {
      columns,
      language: 'el',
      propertyId: null,
      propertyValues: [{ value: 'KB', propertyId: 'property-kalypso-bay' }],
    };
    const become = async (...cells: string[]) =>
      (await preview(tableFile(extra(...cells)), mapped)).rows[0]?.order;
    expect(await become('RU', 'gr', 'kb')).toMatchObject({
      propertyId: 'property-kalypso-bay',
      customer: { language: 'ru', country: 'GR' },
    });
    expect(await become('', '', 'Hotel Lykavittos')).toMatchObject({
      propertyId: 'property-lykavittos',
      position: { propertyId: 'property-lykavittos' },
      customer: { language: 'el', country: '' },
    });
    const faults = (...cells: string[]) => readProblems(extra(...cells), mapped);
    expect(await faults('russian', 'GRC', 'Ritz')).toEqual([
      ['property', 'PROPERTY_UNKNOWN'],
      ['language', 'LANGUAGE'],
      ['country', 'COUNTRY'],
    ]);
    expect(await faults('de', '', '')).toEqual([
      ['property', 'REQUIRED'],
      ['language', 'LANGUAGE_UNKNOWN'],
    ]);
  });

  test('reads the guest from one column, as portals and hotel systems write it', async () => {
    const { firstName: _, lastName: __, ...columns } = templateDraft().columns;
    const mapped: Changes = { columns: { ...columns, fullName: { header: 'Last name' } } };
    const names = ['Papadopoulou, Maria', 'Maria Papadopoulou', 'Mr Jan van der Berg', 'Li Wei'];
    const rows = names.map((name, at) => stayRow(`G${at}`, { 'First name': '', 'Last name': name }));
    const seen = await preview(tableFile(stays(...rows)), mapped);
    expect(seen.counts).toMatchObject({ good: names.length, bad: 0 });
    expect(seen.rows.map(({ order }) => [order?.customer.firstName, order?.customer.lastName])).toEqual([
      ['Maria', 'Papadopoulou'],
      ['Maria', 'Papadopoulou'],
      ['Jan', 'van der Berg'],
      ['Li', 'Wei'],
    ]);
    const faults = (name: string, changes: Changes = {}) =>
      readProblems(stays(stayRow('G9', { 'Last name': name })), { ...mapped, ...changes });
    expect(await faults('Madonna')).toEqual([['fullName', 'FULL_NAME']]);
    expect(await faults('')).toEqual([
      ['firstName', 'REQUIRED'],
      ['lastName', 'REQUIRED'],
    ]);
    expect(await faults('Παπαδοπούλου, Μαρία')).toEqual([['fullName', 'LATIN_NAME']]);
    expect(await faults('Παπαδοπούλου, Μαρία', { latinNames: true })).toEqual([]);
  });

  test('writes Greek and Cyrillic names in Latin letters where the template says so', async () => {
    const rows = stays(
      stayRow('N1', { 'First name': 'Γιώργος', 'Last name': 'Χατζής' }),
      stayRow('N2', { 'First name': 'Юлия', 'Last name': 'Щербакова' }),
    );
    expect((await preview(tableFile(rows))).counts).toMatchObject({ good: 0, bad: 2 });
    const seen = await preview(tableFile(rows), { latinNames: true });
    expect(seen.rows.map(({ order }) => order?.customer.lastName)).toEqual(['Chatzis', 'Shcherbakova']);
  });

  test('never takes an amount of another currency for one of the template', async () => {
    const columns = { ...templateDraft().columns, currency: { index: 8 } };
    const faults = (currency: string) =>
      readProblems(
        [
          [...headings, 'Currency'],
          [...stayRow('V1'), currency],
        ],
        { columns },
      );
    for (const same of ['', 'EUR', 'eur', '€']) expect(await faults(same)).toEqual([]);
    for (const other of ['USD', '£', 'shells'])
      expect(await faults(other)).toEqual([['currency', 'AMOUNT_OTHER_CURRENCY']]);
  });

  test('asks once for the date format, and takes the answer from the template', async () => {
    const rows = stays(stayRow('D1', { Arrival: '05/12/2026', Departure: '07/12/2026' }));
    const asking = await preview(tableFile(rows));
    expect(asking.detected).toMatchObject({
      dateFormat: null,
      datesAmbiguous: true,
      dateSample: '05/12/2026',
    });
    expect(asking.rows[0]?.problems.map(({ reason }) => reason)).toEqual([
      'DATE_AMBIGUOUS',
      'DATE_AMBIGUOUS',
    ]);
    for (const [dateFormat, checkIn] of [
      ['DAY_MONTH_YEAR', '2026-12-05'],
      ['MONTH_DAY_YEAR', '2026-05-12'],
    ] as const) {
      const seen = await preview(tableFile(rows), { dateFormat });
      expect(seen.detected).toMatchObject({ dateFormat, datesAmbiguous: false });
      expect(seen.rows[0]?.order?.position).toMatchObject({ checkIn });
    }
  });

  test('reads an ambiguous amount once the template names the decimal sign', async () => {
    const rows = stays(stayRow('E1', { Total: '1,234' }));
    expect((await preview(tableFile(rows), { decimalSign: 'DOT' })).totalAmount).toBe('1234.00');
    expect((await preview(tableFile(rows), { decimalSign: 'COMMA' })).counts.bad).toBe(1);
  });

  test("prefers the template's format to the detected format", async () => {
    const text = csvText(stays(stayRow('F1', { 'Last name': 'Ü' })), { delimiter: ';' });
    const found = await preview(csvFile(encoded(text, 'WINDOWS-1252')), { encoding: 'WINDOWS-1251' });
    expect(found.detected.encoding).toBe('WINDOWS-1251');
    expect(found.rows[0]?.problems).toMatchObject([{ reason: 'LATIN_NAME', value: 'Ь' }]);
    const headless = await preview(tableFile([stayRow('F2')]), {
      header: 'ABSENT',
      columns: Object.fromEntries(
        Object.keys(templateDraft().columns).map((field, index) => [field, { index }]),
      ),
    });
    expect(headless.rows[0]?.order).toMatchObject({ externalId: 'F2', totalAmount: '1250.50' });
  });

  test("of a file without the template's columns is refused, naming them", async () => {
    const { imports } = owner.api;
    const narrow = stays(stayRow('G1')).map((cells) => cells.slice(0, 6));
    const { id: fileId } = await imports.upload({ body: tableFile(narrow) });
    const ask = async (changes: Changes) => {
      const { id: templateId } = await imports.createTemplate({ body: templateDraft(changes) });
      return getRefusal(imports.preview({ fileId, templateId }));
    };
    expect(await ask({})).toEqual({
      status: 409,
      code: 'IMPORT_COLUMNS_MISSING',
      params: { columns: 6, needed: 6, headers: ['Arrival', 'Departure'] },
    });
    const { columns } = templateDraft();
    expect(
      await ask({ columns: { ...columns, checkIn: { index: 6 }, checkOut: { index: 7 } } }),
    ).toMatchObject({
      code: 'IMPORT_COLUMNS_MISSING',
      params: { columns: 6, needed: 8, headers: [] },
    });
  });

  // Specification 1.1, 3.11-3.15
  test('creates positions of every type', async () => {
    const isHotel = eq(properties.id, 'property-kalypso-bay');
    await app.db
      .update(properties)
      .set({ positionTypes: [...positionTypes] })
      .where(isHotel);
    const table = [
      ['Total', 'First', 'Last', 'From', 'To', 'Out', 'Home'],
      ['1250.50', 'Maria', 'Lang', 'Athens', 'Naxos', '24.12.2026', '28.12.2026'],
    ];
    const who = { amount: { index: 0 }, firstName: { index: 1 }, lastName: { index: 2 } };
    const become = async (changes: Changes) =>
      (await preview(tableFile(table), { positionName: 'Charter', ...changes })).rows[0];
    const [from, to, out, home] = [{ index: 3 }, { index: 4 }, { index: 5 }, { index: 6 }];
    const flight = await become({
      positionType: 'FLIGHT',
      columns: { ...who, departurePoint: from, destination: to, departureDate: out, returnDate: home },
      customValues: { aircraft: 'Citation XLS+', passengers: '4' },
    });
    expect(flight?.order?.position).toEqual({
      type: 'FLIGHT',
      name: 'Charter',
      amount: '1250.50',
      aircraft: 'Citation XLS+',
      departurePoint: 'Athens',
      destination: 'Naxos',
      departureDate: '2026-12-24',
      returnDate: '2026-12-28',
      passengers: 4,
    });
    const trip = async (cell: string, mapped: boolean) => {
      const row = ['1250.50', 'Maria', 'Lang', 'Athens', 'Naxos', '24.12.2026', cell];
      const shown = await preview(tableFile([table[0] ?? [], row]), {
        positionName: 'Charter',
        positionType: 'FLIGHT',
        columns: {
          ...who,
          departurePoint: from,
          destination: to,
          departureDate: out,
          ...(mapped && { returnDate: home }),
        },
        customValues: { aircraft: 'Citation XLS+' },
      });
      return shown.rows[0]?.order?.position;
    };
    // No return is one way; the same day twice is a return on that day.
    expect(await trip('', true)).toMatchObject({ returnDate: null });
    expect(await trip('28.12.2026', false)).toMatchObject({ returnDate: null });
    expect(await trip('24.12.2026', true)).toMatchObject({ returnDate: '2026-12-24' });
    const yacht = await become({ positionType: 'YACHT', columns: { ...who, startDate: out, endDate: home } });
    expect(yacht?.order?.position).toMatchObject({ startDate: '2026-12-24', endDate: '2026-12-28' });
    const times = { model: 'Fiat 500', pickUpTime: '9:30', dropOffTime: '09.00' };
    const car = { ...who, pickUpLocation: from, dropOffLocation: to, pickUpDate: out };
    const rented = await become({
      positionType: 'CAR',
      columns: { ...car, dropOffDate: home },
      customValues: times,
    });
    expect(rented?.order?.position).toMatchObject({ pickUpTime: '09:30', dropOffTime: '09:00' });
    const backInTime = await become({
      positionType: 'CAR',
      columns: { ...car, dropOffDate: out },
      customValues: times,
    });
    expect(backInTime?.problems).toMatchObject([{ field: 'dropOffDate', reason: 'DATE_ORDER' }]);
    const other = await become({ positionType: 'OTHER', columns: { ...who, description: to } });
    expect(other?.order?.position).toEqual({ type: 'OTHER', name: 'Naxos', amount: '1250.50' });
  });
});

test('the content of a file is removed after seven days', async () => {
  const { imports } = owner.api;
  const { id: fileId } = await imports.upload({ body: tableFile(stays(stayRow('Z1'))) });
  const { id: templateId } = await imports.createTemplate({ body: templateDraft() });
  const day = 86_400_000;
  const after = (days: number) => new Date(app.clock.now().getTime() + days * day);
  await removeOldFiles(app.db, after(6.9));
  await imports.preview({ fileId, templateId });
  await removeOldFiles(app.db, after(7.1));
  expect(await getRefusal(imports.preview({ fileId, templateId }))).toEqual(notFound);
  expect(await getRefusal(imports.row({ fileId, rowNumber: 1 }))).toEqual(notFound);
  expect(await app.db.select().from(importChunks).where(eq(importChunks.fileId, fileId))).toEqual([]);
});
