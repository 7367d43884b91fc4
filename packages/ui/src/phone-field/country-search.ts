import { countryName, fold, searchWords } from '@deck/values';
import { type Locale, locales } from '../messages/messages.ts';
import type { PhoneModule } from './phone-module.ts';

/** A country in the picker. */
export interface CountryRow {
  readonly iso: string;
  /** The name in the reader's language. */
  readonly name: string;
  /** The dial code: `+47`, `+1 670`. */
  readonly dial: string;
  /** Folded names in all languages of the kit: a guest's country may be known by another name. */
  readonly names: readonly string[];
}

/** All countries with phones, sorted by name in the reader's language. */
export function countryRows(countries: PhoneModule['countries'], locale: Locale): readonly CountryRow[] {
  const { compare } = new Intl.Collator(locale);
  return countries
    .map(({ iso, dial, area }) => ({
      iso,
      name: countryName(iso, locale),
      dial: `${dial} ${area}`.trim(),
      names: locales.map((language) => fold(countryName(iso, language))),
    }))
    .sort((a, b) => compare(a.name, b.name));
}

/**
 * The countries matching a query, by name in any language of the kit, dial code or ISO code. Exact codes
 * first, then names that start with it, then names with such a word, then the rest.
 */
export function findCountries(rows: readonly CountryRow[], query: string): readonly CountryRow[] {
  const words = searchWords(query);
  if (words.length === 0) return rows;
  const rank = /^[+\d\s]+$/.test(query.trim()) ? dialRank(query) : nameRank(words);
  return rows
    .map((row) => ({ row, place: rank(row) }))
    .filter(({ place }) => place !== Number.POSITIVE_INFINITY)
    .sort((a, b) => a.place - b.place)
    .map(({ row }) => row);
}

function dialRank(query: string) {
  const digits = query.replace(/\D/g, '').replace(/^00/, '');
  return ({ dial }: CountryRow) => {
    const code = dial.replace(/\D/g, '');
    if (code === digits) return 0;
    return code.startsWith(digits) ? 1 : Number.POSITIVE_INFINITY;
  };
}

function nameRank(words: readonly string[]) {
  const start = words.join(' ');
  return ({ iso, names }: CountryRow) => {
    if (iso.toLowerCase() === start) return 0;
    if (names.some((name) => name.startsWith(start))) return 1;
    const inWords = names.map((name) => ` ${name.replace(/[^\p{L}\p{N}]+/gu, ' ')}`);
    if (inWords.some((name) => words.every((word) => name.includes(` ${word}`)))) return 2;
    return names.some((name) => words.every((word) => name.includes(word))) ? 3 : Number.POSITIVE_INFINITY;
  };
}
