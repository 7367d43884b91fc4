import { en } from './en.ts';
import type { Messages } from './messages.ts';

const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const accented = 'áƀĉďéƒĝĥïĵķļɱñóþǫŕšţúṽŵẋýžÁƁĈĎÉƑĜĤÏĴĶĻṀÑÓÞǪŔŠŢÚṼŴẊÝŽ';
const disguises = new Map([...plain].map((letter, index) => [letter, [...accented][index]]));
const padding = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** Marks inserted values in a message. These characters occur in no text. */
const [OPEN, CLOSE] = ['\uE000', '\uE001'];
const marks = new RegExp(`[${OPEN}${CLOSE}]`, 'gu');
/** A placeholder: `{{name}}`. */
const inserted = new RegExp(`(${OPEN}[^${CLOSE}]*${CLOSE}|\\{\\{.*?\\}\\})`, 'u');

/**
 * A catalogue in a pseudo-language, `[Ŝéñď ļïñķ one two]`: accented, at least 40 % longer and in brackets. It
 * reveals hard-coded text, messages concatenated from pieces, and boxes that cut text off. Inserted names,
 * amounts and dates stay unchanged.
 */
export const pseudoWords = <Words extends object>(words: Words): Words => disguiseAll(words) as Words;

/** The kit's own pseudo-catalogue. */
export const pseudoMessages = (): Messages => pseudoWords(en);

function disguiseAll(words: unknown): unknown {
  if (typeof words === 'string') return disguise(words);
  if (typeof words === 'function') return (...values: unknown[]) => disguise(words(...values.map(mark)));
  return mapValues(words as object, disguiseAll);
}

function disguise(text: string): string {
  const parts = text.split(inserted);
  // Inserted values are at the odd positions.
  const own = parts.filter((_, index) => index % 2 === 0).join('');
  const shown = parts.map((part, index) =>
    index % 2 === 0
      ? part.replace(/[a-z]/gi, (letter) => disguises.get(letter) ?? '')
      : part.replaceAll(marks, ''),
  );
  return `[${shown.join('')}${longer(own.length * 0.4)}]`;
}

/** Filler words of at least so many characters. */
function longer(least: number): string {
  let words = '';
  for (let index = 0; words.length < least; index += 1) words += ` ${padding[index % padding.length]}`;
  return words;
}

/** An empty value means none, so it gets no brackets. */
function mark(value: unknown): unknown {
  if (typeof value === 'string') return value && `${OPEN}${value}${CLOSE}`;
  return typeof value === 'object' && value !== null ? mapValues(value, mark) : value;
}

const mapValues = (from: object, change: (value: unknown) => unknown): unknown =>
  Array.isArray(from)
    ? from.map(change)
    : Object.fromEntries(Object.entries(from).map(([key, value]) => [key, change(value)]));
