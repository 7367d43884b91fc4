import { interfaceLanguages } from '@deck/api/vocabulary';
import { describe, expect, test } from 'vitest';
import { staffWords } from './staff-words.ts';

const tagsOf = (text: string) => [...new Set(text.match(/\{\{\w+\}\}/g))].toSorted();

/** Every text by its path, `news.CHARGED.title`. */
function textsOf(words: object, path = ''): [string, string][] {
  return Object.entries(words).flatMap(([key, value]: [string, string | object]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : textsOf(value, `${path}${key}.`),
  );
}
const english = new Map(textsOf(staffWords.en));

describe.each(interfaceLanguages)('in %s', (language) => {
  test.each(textsOf(staffWords[language]))('%s has words and the tags of the English', (path, text) => {
    expect(text).not.toBe('');
    expect(tagsOf(text)).toEqual(tagsOf(english.get(path) ?? ''));
    if (language !== 'en') expect(text).not.toBe(english.get(path));
  });
});
