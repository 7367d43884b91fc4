import { describe, expect, it } from 'vitest';
import { en } from './en.ts';
import { locales, messagesOf } from './messages.ts';

/** The plain words of a catalogue by their path; words made by functions are proved where they are used. */
function wordsOf(group: object, path: readonly string[] = []): Array<readonly [string, string]> {
  return Object.entries(group).flatMap(([key, value]) => {
    if (typeof value === 'string') return [[[...path, key].join('.'), value] as const];
    return typeof value === 'object' && value !== null ? wordsOf(value, [...path, key]) : [];
  });
}

const script = { en: /\p{Script=Latin}/u, ru: /\p{Script=Cyrillic}/u, el: /\p{Script=Greek}/u };

describe.each(locales)('the catalogue %s', async (locale) => {
  const messages = await messagesOf(locale);

  it('is written in its own script throughout', () => {
    const foreign = wordsOf(messages).filter(
      ([, words]) => /\p{L}{3}/u.test(words) && !script[locale].test(words),
    );
    expect(foreign).toEqual([]);
  });

  it('has every word of the others, and none is empty', () => {
    const words = wordsOf(messages);
    expect(words.map(([path]) => path).sort()).toEqual(
      wordsOf(en)
        .map(([path]) => path)
        .sort(),
    );
    expect(words.filter(([, text]) => text.trim() === '')).toEqual([]);
  });
});
