/**
 * Texts that somebody who speaks a language decided to leave as they are in English, where values are inserted with a
 * `5` for each.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const asInEnglish = {
  ru: ['CVC'],
  el: ['CVC'],
  lt: ['CVC', 'MM/YY'],
  lv: ['CVC', 'MM/YY', '5 min'],
};
