/**
 * Texts that a speaker of the language decided to leave in English. Each inserted value is written `5`.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const asInEnglish = {
  ru: ['CVC'],
  el: ['CVC'],
  lt: ['CVC', 'MM/YY'],
  lv: ['CVC', 'MM/YY', '5 min'],
};
