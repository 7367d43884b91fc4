import { en } from './en.ts';
import type { Messages } from './messages.ts';

const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const accented = 'áƀĉďéƒĝĥïĵķļɱñóþǫŕšţúṽŵẋýžÁƁĈĎÉƑĜĤÏĴĶĻṀÑÓÞǪŔŠŢÚṼŴẊÝŽ';
const disguises = new Map([...plain].map((letter, index) => [letter, [...accented][index]]));
const padding = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** Around what is put into a sentence, so that it can be told from the sentence. Characters no text has. */
const [OPEN, CLOSE] = ['\uE000', '\uE001'];
const marks = new RegExp(`[${OPEN}${CLOSE}]`, 'gu');
/** Or where it will be put: `{{name}}`. */
const inserted = new RegExp(`(${OPEN}[^${CLOSE}]*${CLOSE}|\\{\\{.*?\\}\\})`, 'u');

/**
 * A catalogue in a language nobody speaks, `[Ŝéñď ļïñķ one two]`: accented, at least 40 % longer and in brackets. In it
 * a word that stands in no catalogue shows plain, a sentence put together from pieces shows its seams, and a box that
 * is too small cuts the closing bracket off. Names, amounts and dates put into a sentence stay as they are.
 */
export const pseudoWords = <Words extends object>(words: Words): Words => disguiseAll(words) as Words;

/** The kit's own. */
export const pseudoMessages = (): Messages => pseudoWords(en);

function disguiseAll(words: unknown): unknown {
  if (typeof words === 'string') return disguise(words);
  if (typeof words === 'function') return (...values: unknown[]) => disguise(words(...values.map(mark)));
  return mapValues(words as object, disguiseAll);
}

function disguise(text: string): string {
  const parts = text.split(inserted);
  // What was inserted stands at every second place.
  const own = parts.filter((_, index) => index % 2 === 0).join('');
  const shown = parts.map((part, index) =>
    index % 2 === 0
      ? part.replace(/[a-z]/gi, (letter) => disguises.get(letter) ?? '')
      : part.replaceAll(marks, ''),
  );
  return `[${shown.join('')}${longer(own.length * 0.4)}]`;
}

/** Words of at least so many characters altogether. */
function longer(least: number): string {
  let words = '';
  for (let index = 0; words.length < least; index += 1) words += ` ${padding[index % padding.length]}`;
  return words;
}

/** An empty value means that there is none: it is not marked. */
function mark(value: unknown): unknown {
  if (typeof value === 'string') return value && `${OPEN}${value}${CLOSE}`;
  return typeof value === 'object' && value !== null ? mapValues(value, mark) : value;
}

const mapValues = (from: object, change: (value: unknown) => unknown): unknown =>
  Array.isArray(from)
    ? from.map(change)
    : Object.fromEntries(Object.entries(from).map(([key, value]) => [key, change(value)]));
