import { cyrillic, greek, type Spellings } from './spelling-tables.ts';

/** A name is shorter, and a pattern stays small. */
const LONGEST = 40;
/** A shorter word with a wrong letter is most often another word. */
const SHORTEST_MISTAKEN = 5;

const scripts: readonly (readonly [RegExp, Spellings])[] = [
  [/\p{Script=Greek}/u, greek],
  [/\p{Script=Cyrillic}/u, cyrillic],
];

const vowels: ReadonlySet<string> = new Set('αεηιουωаеєиіоуыэюя');

const escaped = (sign: string): string => sign.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
const isLetter = (sign: string): boolean => /\p{L}/u.test(sign);

/** The letters of a folded word, each as a pattern of its Latin spellings. */
function getUnits(word: string): readonly string[] {
  const table = scripts.find(([script]) => script.test(word))?.[1] ?? {};
  const signs = Array.from(word).slice(0, LONGEST);
  const units: string[] = [];
  for (let at = 0; at < signs.length; at += 1) {
    const sign = signs[at] ?? '';
    const pair = sign + (signs[at + 1] ?? '');
    const spelling = table[pair] ?? table[sign];
    if (table[pair] !== undefined) at += 1;
    // Doubled consonants are spelled with one or two.
    else if (spelling !== undefined && signs[at + 1] === sign && !vowels.has(sign)) {
      at += 1;
      units.push(`(${spelling}){1,2}`);
      continue;
    }
    units.push(spelling === undefined ? escaped(sign) : toUnit(spelling));
  }
  return units;
}

const toUnit = (spelling: string): string => (/^\p{L}+$/u.test(spelling) ? spelling : `(${spelling})`);

/** The pattern of the Latin spellings of a folded Greek or Cyrillic word; undefined for any other word. */
export function getSpellings(word: string): string | undefined {
  return scripts.some(([script]) => script.test(word)) ? getUnits(word).join('') : undefined;
}

export interface Mistaken {
  /** A half without the mistake: what an index looks up. */
  readonly halves: readonly [string, string];
  /** The word with one letter wrong, missing or too many, or two exchanged. */
  readonly whole: string;
}

/** The patterns of a folded word with one mistake; undefined for a short word, a number or an address. */
export function getMistaken(word: string): Mistaken | undefined {
  const signs = Array.from(word);
  if (signs.length < SHORTEST_MISTAKEN || signs.length > LONGEST || !signs.every(isLetter)) return undefined;
  const units = getUnits(word);
  const middle = Math.floor(units.length / 2);
  const join = (from: number, to?: number) => units.slice(from, to).join('');
  const mistakes = units.flatMap((unit, at) => [
    `${join(0, at)}\\w?${join(at + 1)}`,
    `${join(0, at)}\\w${join(at)}`,
    ...(at + 1 < units.length ? [`${join(0, at)}${units[at + 1]}${unit}${join(at + 2)}`] : []),
  ]);
  // The first half is looked up where a word begins, which makes even two letters selective.
  return { halves: [` ${join(0, middle)}`, join(middle)], whole: ` (${mistakes.join('|')})` };
}
