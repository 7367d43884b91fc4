import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { date } from './arbitraries.ts';
import { formatDate } from './dates.ts';
import { parseDate, parseDateRange } from './read-date.ts';

describe('a typed day', () => {
  it.each([
    '31.12.2026',
    '2026-12-31',
    ' 31.12.2026 ',
    '31. 12. 2026',
    '31 12 2026',
    '31 . 12 . 2026',
    '31.12.2026',
    '３１.１２.２０２６',
  ])('%j is the last day of 2026', (text) => {
    expect(parseDate(text)).toBe('2026-12-31');
  });

  it('may leave out leading zeros', () => {
    expect(parseDate('1.3.2026')).toBe('2026-03-01');
  });

  it('may omit the year only if a default is given', () => {
    expect(parseDate('31.12.', 2026)).toBe('2026-12-31');
    expect(parseDate('31.12', 2026)).toBe('2026-12-31');
    expect(parseDate('29.02.', 2026)).toBeUndefined();
    expect(parseDate('31.12.')).toBeUndefined();
  });

  it.each([
    '',
    '31',
    '31.',
    '31.12.20',
    '31.12.202',
    '31.02.2026',
    '32.01.2026',
    '01.13.2026',
    '12/31/2026',
    '31.12.20260',
    '31122026',
  ])('%j is invalid', (text) => {
    expect(parseDate(text)).toBeUndefined();
  });

  it('is parsed back from its display format', () => {
    fc.assert(
      fc.property(date, (day) => {
        expect(parseDate(formatDate(day))).toBe(day);
      }),
    );
  });
});

describe('a typed range', () => {
  it.each([
    ['01.03.2026 - 14.03.2026', '2026-03-01', '2026-03-14'],
    ['01.03 - 14.03.2026', '2026-03-01', '2026-03-14'],
    ['01.03. – 14.03.2026', '2026-03-01', '2026-03-14'],
    ['01.03-14.03.2026', '2026-03-01', '2026-03-14'],
    ['20.12 - 05.01.2027', '2026-12-20', '2027-01-05'],
    ['2026-03-01/2026-03-14', '2026-03-01', '2026-03-14'],
    ['2026-03-01 - 2026-03-14', '2026-03-01', '2026-03-14'],
    ['01.03.2026 - 01.03.2026', '2026-03-01', '2026-03-01'],
    ['01.03.2026 -', '2026-03-01', ''],
    ['- 14.03.2026', '', '2026-03-14'],
  ])('%j', (text, from, to) => {
    expect(parseDateRange(text)).toEqual({ from, to });
  });

  it.each([
    '',
    '-',
    '01.03.2026',
    '2026-03-01',
    '14.03.2026 - 01.03.2026',
    '01.03 -',
    '31.02 - 14.03.2026',
    '01.03.2026 - 14.03',
  ])('%j is invalid', (text) => {
    expect(parseDateRange(text)).toBeUndefined();
  });
});
