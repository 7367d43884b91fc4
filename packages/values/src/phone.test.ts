import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countryName, isCountry } from './countries.ts';
import { dialCode } from './dial-codes.ts';
import { countries, dialOf, formatPhone, isPhoneText, maxNationalDigits, readPhone } from './phone.ts';

describe('a phone', () => {
  const greek = { e164: '+306944123456', country: 'GR', national: '694 412 3456', possible: true };

  it.each([
    '+30 694 412 3456',
    '00306944123456',
    '0030 694 412 3456',
    'tel:+30-694-412-3456;ext=5',
    '(+30) 694.412.3456',
    'Mob. +30 694 412 3456 ext. 12',
    '+30\u00A0694\u2011412\u20113456',
    '＋３０６９４４１２３４５６',
    '٠٠٣٠٦٩٤٤١٢٣٤٥٦',
    'Room 12: +30 694 412 3456',
    'Room 12 +30 694 412 3456',
    'Room 12 (+30) 694 412 3456',
    'Suite 007: 0030 694 412 3456, ext. 1234567',
    '210 555 0199, mob. +30 694 412 3456',
  ])('is parsed from %j, whatever country was selected', (text) => {
    expect(readPhone(text)).toEqual(greek);
    expect(readPhone(text, 'NO')).toEqual(greek);
  });

  it.each([
    ['6944123456', 'GR', '+306944123456', '694 412 3456'],
    ['(694) 412-3456', 'GR', '+306944123456', '694 412 3456'],
    ['020 7946 0018', 'GB', '+442079460018', '20 7946 0018'],
    ['8 916 123-45-67', 'RU', '+79161234567', '916 123 45 67'],
    ['06 6982', 'IT', '+39066982', '06 6982'],
  ])('is parsed from the national %j of %s', (text, country, e164, national) => {
    expect(readPhone(text, country)).toMatchObject({ e164, national, possible: true });
  });

  it.each([
    ['Room 12: 694 412 3456', '+306944123456'],
    ['Suite 007: 694 412 3456', '+306944123456'],
    ['12', '+3012'],
    ['Room 12: +30 694', '+30694'],
    ['+ 694 412 3456', '+6944123456'],
    ['12 +', '+3012'],
  ])('is the valid number among several in %j', (text, e164) => {
    expect(readPhone(text, 'GR').e164).toBe(e164);
  });

  it('is found quickly in 80 kB', () => {
    const start = performance.now();
    for (const text of ['1,2'.repeat(27_000), '1 +'.repeat(27_000), '+ '.repeat(40_000)])
      readPhone(text, 'GR');
    expect(performance.now() - start).toBeLessThan(2_000);
  });

  it('drops a trunk prefix in brackets', () => {
    expect(readPhone('+44 (0)20 7946 0018').e164).toBe('+442079460018');
  });

  it('is unfinished, never invalid, while it is typed', () => {
    expect(readPhone('+30694', 'NO')).toEqual({
      e164: '+30694',
      country: 'GR',
      national: '694',
      possible: false,
    });
    expect(readPhone('0', 'GB')).toMatchObject({ country: 'GB', national: '0', possible: false });
    expect(readPhone('+', 'GR')).toMatchObject({ e164: '', possible: false });
    expect(readPhone('', 'GR')).toEqual({ e164: '', country: 'GR', national: '', possible: false });
    expect(readPhone('6944123456')).toEqual({
      e164: '',
      country: undefined,
      national: '6944123456',
      possible: false,
    });
    expect(readPhone('+99')).toEqual({ e164: '+99', country: undefined, national: '', possible: false });
  });

  it.each([
    ['+1', undefined, 'US'],
    ['+1', 'CA', 'CA'],
    ['+1 416', 'US', 'US'],
    ['+1 416 555 0123', 'US', 'CA'],
    ['+1 670 234 5678', 'US', 'MP'],
    ['+7', 'KZ', 'KZ'],
    ['+7 916 123 45 67', 'KZ', 'RU'],
    ['+44 79', 'IM', 'IM'],
    ['+47', 'GR', 'NO'],
  ])(
    '%s after %s is in %s: by digits, then by selection, then the largest country',
    (text, chosen, country) => {
      expect(readPhone(text, chosen).country).toBe(country);
    },
  );

  it('with too few or too many digits is not possible', () => {
    for (const text of ['+30694412345', '+30694412345678901', '+1416555012', '+141655501234']) {
      expect(readPhone(text).possible).toBe(false);
    }
  });

  // Specification 5.7, 9.9
  it("has seven to fifteen digits including the country, whatever the country's plan", () => {
    expect(readPhone('+4911012').possible).toBe(true);
    expect(readPhone('+49110').possible).toBe(false);
    expect(readPhone('+493012345678901').possible).toBe(true);
    expect(readPhone('+4930123456789011').possible).toBe(false);
  });

  it('has only digits of the text, and a plus only in front', () => {
    expect(readPhone('no digits', 'GR').e164).toBe('');
    expect(readPhone('+30+694', 'GR').e164).toBe('+30694');
    expect(formatPhone('+30')).toBe('+30');
  });

  it('keeps its digits, and parsing its national part again changes nothing', () => {
    fc.assert(
      fc.property(fc.constantFrom(...countries), fc.stringMatching(/^[1-9]\d{3,9}$/), ({ dial }, digits) => {
        const first = readPhone(dial + digits);
        expect(first.e164.replace(/\D/g, '').startsWith(dial.slice(1))).toBe(true);
        expect(readPhone(first.e164)).toEqual(first);
        expect(first.national.replace(/\D/g, '')).toBe(first.e164.slice(dial.length));
      }),
    );
  });

  it("is formatted by its country's rules", () => {
    expect(formatPhone('+306944123456')).toBe('+30 694 412 3456');
    expect(formatPhone('+16702345678')).toBe('+1 670 234 5678');
    for (const text of ['', 'front desk', '0030 694', '+99']) expect(formatPhone(text)).toBe(text);
  });
});

describe("the picker's countries", () => {
  // Specification 3.75
  it('are 240 to 250, sorted, each with a dial code and a name in three languages', () => {
    expect(countries.length).toBeGreaterThanOrEqual(240);
    expect(countries.length).toBeLessThanOrEqual(250);
    expect(countries.map(({ iso }) => iso)).toEqual(countries.map(({ iso }) => iso).sort());
    for (const { iso, dial } of countries) {
      expect(dial).toMatch(/^\+[1-9]\d{0,2}$/);
      for (const locale of ['en', 'ru', 'el']) expect(countryName(iso, locale)).not.toBe(iso);
    }
    expect(countries.map(({ iso }) => iso).filter((iso) => !isCountry(iso))).toEqual(['AC', 'TA']);
  });

  it('distinguish countries with the same dial code by area', () => {
    expect(countries.find(({ iso }) => iso === 'NO')).toEqual({ iso: 'NO', dial: '+47', area: '' });
    expect(countries.find(({ iso }) => iso === 'MP')).toEqual({ iso: 'MP', dial: '+1', area: '670' });
    expect(countries.find(({ iso }) => iso === 'US')).toEqual({ iso: 'US', dial: '+1', area: '' });
  });

  // Specification 5.10
  it('limit the number of digits', () => {
    expect(dialOf('GR')).toBe('+30');
    expect(maxNationalDigits('US')).toBe(10);
    expect(maxNationalDigits('GR')).toBe(12);
    // Its plan has numbers of up to fifteen digits, which with the country is the maximum.
    expect(maxNationalDigits('DE')).toBe(13);
    for (const { iso, dial } of countries)
      expect(dial.length - 1 + maxNationalDigits(iso)).toBeLessThanOrEqual(15);
    expect(() => dialOf('AQ')).toThrow(RangeError);
    expect(() => maxNationalDigits('')).toThrow(RangeError);
  });
});

describe('the format', () => {
  it.each(['', '+306944123456', '+30 694 412-3456', '+1 (416) 555-0123', '+1234567', '+123456789012345'])(
    'accepts %j',
    (text) => {
      expect(isPhoneText(text)).toBe(true);
    },
  );

  it.each([
    '306944123456',
    '+123456',
    '+1234567890123456',
    '+30 694 412 345a',
    '++306944123456',
    '+30.694.412.3456',
    '+',
    'tel:+306944123456',
  ])('refuses %j', (text) => {
    expect(isPhoneText(text)).toBe(false);
  });
});

describe('the dial codes without the numbering plans', () => {
  it('equal those of the plans, for every country with phones', () => {
    expect(countries.map(({ iso }) => dialCode(iso))).toEqual(countries.map(({ dial }) => dial));
  });

  it.each(['', 'AQ', 'gr', 'G', 'GRE', '.*', 'AG|GR', '('])('are undefined for %j', (country) => {
    expect(dialCode(country)).toBeUndefined();
  });
});
