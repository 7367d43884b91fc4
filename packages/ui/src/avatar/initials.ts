const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/**
 * The initials of a name: the first letters of its first and last word. A single word gives a single letter.
 */
export function initials(name: string, language: string): string {
  const words = name.split(/[\s@]+/u).filter((word) => /[\p{L}\p{N}]/u.test(word));
  // Of an e-mail address only the part before the @ counts.
  const named = name.includes('@') ? words.slice(0, 1) : words;
  const ends = named.length > 1 ? [named.at(0), named.at(-1)] : named;
  return ends.map((word) => firstLetter(word ?? '').toLocaleUpperCase(language)).join('');
}

function firstLetter(word: string): string {
  for (const { segment } of segmenter.segment(word)) {
    if (/[\p{L}\p{N}]/u.test(segment)) return segment;
  }
  return '';
}
