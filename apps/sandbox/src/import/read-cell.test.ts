import { describe, expect, test } from 'vitest';
import { collectFormats, detectFormats, noEvidence, slashOrder } from './detect-formats.ts';
import { readAmountCell, readCountCell, readDateCell, readTimeCell } from './read-cell.ts';

describe('an amount', () => {
  const read = (text: string, sign: 'AUTO' | 'COMMA' | 'DOT' = 'AUTO') => {
    const found = readAmountCell(text, 'EUR', sign);
    return 'value' in found ? found.value : found.reason;
  };

  test.each([
    ['1234.5', '1234.50'],
    ['1 234,50', '1234.50'],
    ['1\u00a0234,50', '1234.50'],
    ['1\u202f234,50', '1234.50'],
    ['1.234,50', '1234.50'],
    ['1,234.50', '1234.50'],
    ['1.234.567', '1234567.00'],
    ['€ 12', '12.00'],
    ['1,234', 'AMOUNT_AMBIGUOUS'],
    ['1.234', 'AMOUNT_AMBIGUOUS'],
    ['-5', 'AMOUNT_NOT_POSITIVE'],
    ['0,00', 'AMOUNT_NOT_POSITIVE'],
    ['12,345678', 'AMOUNT'],
    ['twelve', 'AMOUNT'],
    ['12 USD', 'AMOUNT_OTHER_CURRENCY'],
    ['1000000000000', 'AMOUNT_TOO_LARGE'],
    ['=1+1', 'FORMULA'],
  ])('%s is %s', (text, expected) => expect(read(text)).toBe(expected));

  test.each([
    ['1,234', 'DOT', '1234.00'],
    ['1,234', 'COMMA', 'AMOUNT'],
    ['1,2340', 'COMMA', 'AMOUNT'],
    ['1,230', 'COMMA', '1.23'],
    ['1.234', 'COMMA', '1234.00'],
    ['1.234,5', 'COMMA', '1234.50'],
    ['1234.50', 'COMMA', 'AMOUNT'],
    ['1,234.50', 'COMMA', 'AMOUNT'],
    ['12,34', 'DOT', 'AMOUNT'],
    ['-1,234', 'DOT', 'AMOUNT_NOT_POSITIVE'],
    ['€ 1 234', 'DOT', '1234.00'],
    ['1.5 000', 'COMMA', 'AMOUNT'],
    ['0.500', 'COMMA', 'AMOUNT'],
    ['0,500', 'DOT', 'AMOUNT'],
  ] as const)('%s with decimal sign %s is %s', (text, sign, expected) =>
    expect(read(text, sign)).toBe(expected),
  );
});

describe('a date', () => {
  test.each([
    ['31.12.2026', 'AUTO', 'UNKNOWN', '2026-12-31'],
    ['1.2.2026', 'AUTO', 'MONTH_DAY_YEAR', '2026-02-01'],
    ['2026-12-31', 'AUTO', 'UNKNOWN', '2026-12-31'],
    ['2026/12/31', 'DAY_MONTH_YEAR', 'UNKNOWN', '2026-12-31'],
    ['31/12/2026', 'AUTO', 'UNKNOWN', '2026-12-31'],
    ['12/31/2026', 'AUTO', 'UNKNOWN', '2026-12-31'],
    ['12-31-2026', 'AUTO', 'UNKNOWN', '2026-12-31'],
    ['05/06/2026', 'AUTO', 'UNKNOWN', 'DATE_AMBIGUOUS'],
    ['05/05/2026', 'AUTO', 'UNKNOWN', '2026-05-05'],
    ['05/06/2026', 'AUTO', 'DAY_MONTH_YEAR', '2026-06-05'],
    ['05/06/2026', 'AUTO', 'MONTH_DAY_YEAR', '2026-05-06'],
    ['05/06/2026', 'MONTH_DAY_YEAR', 'DAY_MONTH_YEAR', '2026-05-06'],
    ['12/31/2026', 'DAY_MONTH_YEAR', 'UNKNOWN', 'DATE'],
    ['31.12.2026 00:00:00', 'AUTO', 'UNKNOWN', '2026-12-31'],
    ['31.12.2026 14:30', 'AUTO', 'UNKNOWN', 'DATE'],
    ['31.12.2026', 'YEAR_MONTH_DAY', 'UNKNOWN', 'DATE'],
    ['30.02.2026', 'AUTO', 'UNKNOWN', 'DATE'],
    ['31.12.26', 'AUTO', 'UNKNOWN', 'DATE'],
    ['46387', 'AUTO', 'UNKNOWN', 'DATE'],
    ['=TODAY()', 'AUTO', 'UNKNOWN', 'FORMULA'],
  ] as const)('%s, format %s, detected %s, is %s', (text, format, found, expected) => {
    const read = readDateCell(text, format, found);
    expect('value' in read ? read.value : read.reason).toBe(expected);
  });
});

test.each([
  ['14:30', '14:30'],
  ['9.05', '09:05'],
  ['24:00', 'TIME'],
  ['noon', 'TIME'],
])('the time %s is %s', (text, expected) => {
  const read = readTimeCell(text);
  expect('value' in read ? read.value : read.reason).toBe(expected);
});

test.each([
  ['2', 2],
  ['0', 'NUMBER'],
  ['1000', 'NUMBER'],
  ['2.5', 'NUMBER'],
])('the count %s is %s', (text, expected) => {
  const read = readCountCell(text);
  expect('value' in read ? read.value : read.reason).toBe(expected);
});

describe("a column's cells show", () => {
  const found = (...cells: string[]) => {
    const evidence = noEvidence();
    for (const cell of cells) collectFormats(evidence, cell);
    return { ...detectFormats(evidence, evidence), order: slashOrder(evidence) };
  };

  test.each([
    [['31.12.2026', '01.02.2026'], 'DAY_MONTH_YEAR', false],
    [['2026-12-31'], 'YEAR_MONTH_DAY', false],
    [['05/06/2026', '31/12/2026'], 'DAY_MONTH_YEAR', false],
    [['05/06/2026', '12/31/2026'], 'MONTH_DAY_YEAR', false],
    [['05/06/2026', '07/08/2026'], null, true],
    [['31/12/2026', '12/31/2026', '05/06/2026'], null, true],
    [['05/05/2026'], null, false],
    [['Maria', '1 234,50'], null, false],
  ] as const)('in %j that dates are %s, ambiguous: %s', (cells, dateFormat, datesAmbiguous) => {
    expect(found(...cells)).toMatchObject({ dateFormat, datesAmbiguous });
  });

  test.each([
    [['1 234,50', '99'], 'COMMA'],
    [['1,234.50', '99.5'], 'DOT'],
    [['1,234', '99'], null],
    [['1,50', '1.50'], null],
  ] as const)('in %j that the decimal sign is %s', (cells, decimalSign) => {
    expect(found(...cells)).toMatchObject({ decimalSign });
  });

  test('an example of an ambiguous date', () => {
    expect(found('05/05/2026', '05/06/2026').dateSample).toBe('05/06/2026');
  });
});
