import { plainText } from './plain-text.ts';

/** Lengths in digits by the first digits of a scheme: ISO/IEC 7812 and the schemes' own lists. */
const schemes: readonly { readonly start: RegExp; readonly lengths: readonly number[] }[] = [
  { start: /^4/, lengths: [13, 16, 19] },
  { start: /^(?:5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/, lengths: [16] },
  { start: /^3[47]/, lengths: [15] },
  { start: /^3(?:0[0-5]|095|[68])/, lengths: [14, 16, 19] },
  { start: /^35(?:2[89]|[3-8])/, lengths: [16, 17, 18, 19] },
  { start: /^220[0-5]/, lengths: [16, 17, 18, 19] },
  { start: /^(?:5[06-8]|6)/, lengths: [13, 14, 15, 16, 17, 18, 19] },
];

const LONGEST = 19;

/** Digits with single signs between them, as people and files write a card number. */
const digitRun = /(?<![\p{L}\p{N}+])\d(?:[ .\-\u2010-\u2015/_]{0,2}\d){12,}/gu;
const digitGroup = /\d+/g;

interface Found {
  readonly start: number;
  readonly end: number;
}

/** Whether a text holds the number of a payment card: a scheme's first digits, its length, and Luhn's check digit. */
export const hasCardNumber = (text: string): boolean => findCardNumber(plainText(text)) !== undefined;

/**
 * Replaces every card number of a text by its last four digits: `•••• 4444`. A text without one is returned as
 * it is.
 */
export function maskCardNumbers(text: string): string {
  if (!hasCardNumber(text)) return text;
  let masked = plainText(text);
  for (let found = findCardNumber(masked); found; found = findCardNumber(masked)) {
    const last = masked.slice(found.start, found.end).replace(/\D/g, '').slice(-4);
    masked = `${masked.slice(0, found.start)}•••• ${last}${masked.slice(found.end)}`;
  }
  return masked;
}

function findCardNumber(text: string): Found | undefined {
  for (const run of text.matchAll(digitRun)) {
    const groups = [...run[0].matchAll(digitGroup)].map(({ 0: digits, index }) => ({ digits, index }));
    const found = groups.map((_, first) => cardAt(groups.slice(first))).find((each) => each !== undefined);
    if (found) return { start: run.index + found.start, end: run.index + found.end };
  }
  return undefined;
}

/** The card number made of the first groups: further groups may be its expiry or code. */
function cardAt(groups: readonly { digits: string; index: number }[]): Found | undefined {
  let number = '';
  for (const { digits, index } of groups) {
    number += digits;
    if (number.length > LONGEST) return undefined;
    if (isCardNumber(number)) return { start: groups[0]?.index ?? 0, end: index + digits.length };
  }
  return undefined;
}

const isCardNumber = (digits: string): boolean =>
  schemes.some(({ start, lengths }) => start.test(digits) && lengths.includes(digits.length)) &&
  hasCheckDigit(digits);

/** The check digit of ISO/IEC 7812-1, after Luhn. */
function hasCheckDigit(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
