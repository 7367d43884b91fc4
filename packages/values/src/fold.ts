/** Letters that do not decompose into base and accent, and characters with several spellings. */
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
 * Folds a text for searching: no case and no accents, in any script. `Κρήτη` becomes `κρητη`, `Søren` becomes
 * `soren`. When a rule changes, a migration folds stored texts again.
 */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(special, (sign) => plainOf[sign] ?? sign);
}

/** The folded words of a search; all must match. */
export function searchWords(search: string): string[] {
  return fold(search)
    .split(/\s+/)
    .filter((word) => word !== '');
}
