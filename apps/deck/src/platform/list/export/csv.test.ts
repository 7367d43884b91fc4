import { describe, expect, it } from 'vitest';
import { type CsvValue, csvLine } from './csv.ts';

const line = (locale: string, ...values: CsvValue[]) =>
  csvLine(values, { locale, timeZone: 'Europe/Athens' });

describe('a line of a file', () => {
  const values: CsvValue[] = [
    'KLB-20418',
    { amount: '1234.50' },
    { date: '2026-11-24' },
    { at: '2026-11-20T22:30:00Z' },
    3,
  ];

  it.each([
    ['en', 'KLB-20418,1234.50,2026-11-24,2026-11-21 00:30,3\r\n'],
    ['ru', 'KLB-20418;1234,50;24.11.2026;21.11.2026 00:30;3\r\n'],
    ['el', 'KLB-20418;1234,50;24/11/2026;21/11/2026 00:30;3\r\n'],
  ])('in %s is one that a spreadsheet of that language reads', (locale, expected) => {
    expect(line(locale, ...values)).toBe(expected);
  });

  it('leaves empty what is not there', () => {
    expect(line('en', null, { date: null }, { at: null }, '', 0)).toBe(',,,,0\r\n');
  });

  it.each([
    ['a; b', '"a; b"'],
    ['a, b', 'a, b'],
    ['say "yes"', '"say ""yes"""'],
    ['two\nlines', '"two\nlines"'],
    [' edge ', '" edge "'],
    ['Ελένη; Анна', '"Ελένη; Анна"'],
  ])('keeps %j in its cell', (text, expected) => {
    expect(line('ru', text)).toBe(`${expected}\r\n`);
  });

  it.each([
    ['=1+1', "'=1+1"],
    ['+302101234567', "'+302101234567"],
    ['-2', "'-2"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\tx', "'\tx"],
    ['\r=1', `"'\r=1"`],
    ['  =1', `'  =1`],
    ['＝1', "'＝1"],
    ['=HYPERLINK("x")', `"'=HYPERLINK(""x"")"`],
    ['a=b', 'a=b'],
    ["O'Neil-Smith", "O'Neil-Smith"],
  ])('runs %j as no formula', (text, expected) => {
    expect(line('en', text)).toBe(`${expected}\r\n`);
  });

  it('keeps every decimal of an amount, however large', () => {
    expect(line('ru', { amount: '999999999999.125' }, { amount: '12000' })).toBe(
      '999999999999,125;12000\r\n',
    );
  });
});
