import { describe, expect, it } from 'vitest';
import { countryCodes, countryName, isCountry } from './countries.ts';

describe('countries', () => {
  it('are the 249 of ISO 3166-1 and Kosovo, once each, sorted', () => {
    expect(countryCodes).toHaveLength(250);
    expect(new Set(countryCodes).size).toBe(250);
    expect([...countryCodes].sort()).toEqual(countryCodes);
    expect(isCountry('GR')).toBe(true);
    expect(isCountry('gr')).toBe(false);
    expect(isCountry('UK')).toBe(false);
  });

  // Specification 3.76
  it('have a name in every language of the product', () => {
    for (const locale of ['en', 'ru', 'el']) {
      const names = countryCodes.map((iso) => countryName(iso, locale));
      expect(new Set(names).size).toBe(250);
      expect(names.filter((name, index) => name === countryCodes[index])).toEqual([]);
    }
    expect(['en', 'ru', 'el'].map((locale) => countryName('GR', locale))).toEqual([
      'Greece',
      'Греция',
      'Ελλάδα',
    ]);
  });

  it('return an unknown code unchanged', () => {
    expect(countryName('QX', 'en')).toBe('QX');
    expect(countryName('', 'en')).toBe('');
    expect(countryName('xx-bad', 'en')).toBe('xx-bad');
  });
});
