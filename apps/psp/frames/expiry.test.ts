import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readExpiry, typedExpiry, writeExpiry } from './expiry.ts';

describe('the date of a card', () => {
  test.each(['08/28', '8/28', '0828', '08/2028', '082028', '08-28', '8.28', ' 08 / 28 ', '2028-08'])(
    'is parsed from %s',
    (text) => expect(readExpiry(text)).toEqual({ month: 8, year: 2028 }),
  );

  test.each(['', '8', '828', '13/28', '00/28', '08/1999', '08/2100', '08/8', '2028/08', 'August 28'])(
    'is invalid: %s',
    (text) => expect(readExpiry(text)).toBeUndefined(),
  );

  test('is parsed back from its own format', () => {
    const expiry = fc.record({
      month: fc.integer({ min: 1, max: 12 }),
      year: fc.integer({ min: 2000, max: 2099 }),
    });
    fc.assert(
      fc.property(expiry, (one) => {
        expect(readExpiry(writeExpiry(one))).toEqual(one);
      }),
    );
  });
});

describe('while typing', () => {
  const typing = (keys: string) => [...keys].reduce((text, key) => typedExpiry(text, text + key), '');

  test.each([
    ['0828', '08/28'],
    ['828', '08/28'],
    ['8/28', '08/28'],
    ['08/28', '08/28'],
    ['1/28', '01/28'],
    ['1228', '12/28'],
    ['12/2028', '12/2028'],
    ['1a2b', '12/'],
  ])('%s becomes %s', (keys, shown) => expect(typing(keys)).toBe(shown));

  test('deleted characters stay deleted', () => {
    expect(typedExpiry('12/', '12')).toBe('12');
    expect(typedExpiry('12', '1')).toBe('1');
    expect(typedExpiry('12', '122')).toBe('12/2');
  });

  test('a change in the middle stays unchanged', () => expect(typedExpiry('12/28', '1/28')).toBe('1/28'));

  test('pasted and autofilled dates are parsed', () => {
    expect(typedExpiry('', '2028-08')).toBe('08/28');
    expect(typedExpiry('1', '08/2028')).toBe('08/28');
    expect(typedExpiry('', 'soon 8')).toBe('8');
  });
});
