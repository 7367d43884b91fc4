import { fold, searchWords } from '@deck/values';
import { foldInPlace } from './fold-in-place.ts';

/** A searchable option. */
export interface Searchable {
  readonly label: string;
  /** Hidden search terms: a city, a code, a former name. */
  readonly keywords?: string | undefined;
}

interface Entry<Option> {
  readonly option: Option;
  readonly label: string;
  /** Label and keywords, each word after exactly one space. */
  readonly words: string;
  readonly all: string;
}

/** Options prepared for searching: folded once for all searches. */
export interface SearchIndex<Option> {
  readonly entries: readonly Entry<Option>[];
}

export function indexOf<Option extends Searchable>(options: readonly Option[]): SearchIndex<Option> {
  return {
    entries: options.map((option) => {
      const label = fold(option.label);
      const all = option.keywords ? `${label} ${fold(option.keywords)}` : label;
      return { option, label, all, words: ` ${all.replace(/[^\p{L}\p{N}]+/gu, ' ')}` };
    }),
  };
}

/**
 * The options that contain every word of the query, ignoring case and accents. First labels that start with
 * the query, then those in which each word starts a word, then the rest. Each group keeps the list's order.
 */
export function find<Option>(index: SearchIndex<Option>, query: string): readonly Option[] {
  const words = searchWords(query);
  const start = words.join(' ');
  const groups: readonly Option[][] = [[], [], []];
  for (const { option, label, all, words: starts } of index.entries) {
    if (!words.every((word) => all.includes(word))) continue;
    if (label.startsWith(start)) groups[0]?.push(option);
    else if (words.every((word) => starts.includes(` ${word}`))) groups[1]?.push(option);
    else groups[2]?.push(option);
  }
  return groups.flat();
}

/** A part of a label, highlighted if it matches. */
export interface Piece {
  readonly text: string;
  readonly isMatch: boolean;
  /** Its position in the label. */
  readonly start: number;
}

/** Splits a label at the words of the query. The parts joined are the label. */
export function getPieces(label: string, query: string): readonly Piece[] {
  const matched = matchesIn(label, query);
  const pieces: Piece[] = [];
  let start = 0;
  while (start < label.length) {
    const isMatch = matched.has(start);
    let end = start + 1;
    while (end < label.length && matched.has(end) === isMatch) end += 1;
    pieces.push({ text: label.slice(start, end), isMatch, start });
    start = end;
  }
  return pieces;
}

/**
 * The positions in the label that a word of the query matches: at the start of a word, else its first
 * occurrence.
 */
function matchesIn(label: string, query: string): ReadonlySet<number> {
  const matched = new Set<number>();
  const { folded, places } = foldInPlace(label);
  for (const word of searchWords(query)) {
    const at = getPlace(word, folded);
    if (at === -1) continue;
    const end = getEnd(label, places[at + word.length - 1] ?? 0, places[at + word.length] ?? label.length);
    for (let place = places[at] ?? 0; place < end; place += 1) matched.add(place);
  }
  return matched;
}

function getPlace(word: string, folded: string): number {
  for (let at = folded.indexOf(word); at !== -1; at = folded.indexOf(word, at + 1)) {
    if (at === 0 || !/[\p{L}\p{N}]/u.test(folded[at - 1] ?? '')) return at;
  }
  return folded.indexOf(word);
}

/** A letter matched only in part (`s` in `ß`) is highlighted as a whole. */
function getEnd(label: string, last: number, end: number): number {
  return end > last ? end : last + String.fromCodePoint(label.codePointAt(last) ?? 0).length;
}
