/** Letters that are no base letter with an accent, and signs that are typed in several ways. */
const plainOf: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  ς: 'σ',
  '’': "'",
  ʼ: "'",
  '`': "'",
  '–': '-',
  '—': '-',
};
const special = new RegExp(`[${Object.keys(plainOf).join('')}]`, 'gu');

/**
 * A text as it is compared in a search: without case and accents, in any script. `Κρήτη` is `κρητη`, `Søren` is `soren`.
 * What was folded and stored is folded anew by a migration when a rule changes.
 */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(special, (sign) => plainOf[sign] ?? sign);
}

/** The folded words of a search, all of which must be found. */
export function searchWords(search: string): string[] {
  return fold(search)
    .split(/\s+/)
    .filter((word) => word !== '');
}
