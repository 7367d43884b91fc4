import { LONGEST_LINE } from '@deck/api/rules';

/** As much of a text as one line holds, and no half character at its end. */
export const truncateLine = (text: string): string =>
  text.length > LONGEST_LINE ? text.slice(0, LONGEST_LINE).replace(/[\uD800-\uDBFF]$/, '') : text;
