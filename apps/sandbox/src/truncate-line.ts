import { LONGEST_LINE } from '@deck/api/rules';

/** A text truncated to the length of a line, without splitting a character. */
export const truncateLine = (text: string): string =>
  text.length > LONGEST_LINE ? text.slice(0, LONGEST_LINE).replace(/[\uD800-\uDBFF]$/, '') : text;
