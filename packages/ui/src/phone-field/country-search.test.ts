import { countries } from '@deck/values/phone';
import { describe, expect, it } from 'vitest';
import { countryRows, findCountries } from './country-search.ts';

const rows = countryRows(countries, 'en');
const found = (query: string) => findCountries(rows, query).map(({ iso }) => iso);

describe('finding a country', () => {
  it("lists about 240 to 250 countries in the reader's order", () => {
    expect(rows.length).toBeGreaterThanOrEqual(240);
    expect(rows.length).toBeLessThanOrEqual(250);
    const greek = countryRows(countries, 'el').map(({ name }) => name);
    expect(greek).toEqual(greek.toSorted(new Intl.Collator('el').compare));
    expect(greek).toContain('Ελλάδα');
  });

  it.each([
    ['greece', 'GR'],
    ['Ελλάδα', 'GR'],
    ['ΕΛΛΑΔΑ', 'GR'],
    ['греция', 'GR'],
    ['cote d’ivoire', 'CI'],
    ['turkiye', 'TR'],
    ['no', 'NO'],
    ['gr', 'GR'],
    ['+30', 'GR'],
    ['0030', 'GR'],
    ['357', 'CY'],
    ['+1 670', 'MP'],
  ])('%s finds %s first', (query, iso) => {
    expect(found(query)[0]).toBe(iso);
  });

  it('ranks the start of a name before its middle', () => {
    expect(found('nor').slice(0, 5).toSorted()).toEqual(['KP', 'MK', 'MP', 'NF', 'NO']);
    expect(found('guinea')[0]).toBe('GN');
  });

  it('shows all countries of a shared dial code', () => {
    expect(found('+7')).toEqual(expect.arrayContaining(['RU', 'KZ']));
    expect(found('+44').toSorted()).toEqual(['GB', 'GG', 'IM', 'JE']);
  });

  it('finds none for an unknown text, and all for an empty query', () => {
    expect(found('atlantis')).toEqual([]);
    expect(found('+999')).toEqual([]);
    expect(found(' ')).toHaveLength(rows.length);
  });
});
